/** Titles with plain colours borrow the glaze and mark of the faction of that colour. */
const BORROWED: Record<string, string> = {
  blue: 'dolphin',
  red: 'bull',
  green: 'turtle',
  white: 'amphora',
  yellow: 'bee',
  black: 'owl',
};

export const markOf = (faction: string) => BORROWED[faction] ?? faction;
