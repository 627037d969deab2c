"""The rules of the catalogues: where they stand, who cites them and which tests show them."""
