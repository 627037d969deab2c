/** Who sits at the table, as every panel shows them. */
import type { TableInfo } from '../api/client';
import type { Person } from '../boards/title';

export function peopleOf(table: Pick<TableInfo, 'seats'>, presence: Record<string, boolean>): Person[] {
  return table.seats.map((seat) => ({
    seat: seat.seat,
    faction: seat.faction,
    name: seat.name,
    kind: seat.kind,
    level: seat.level,
    yours: seat.yours,
    present: seat.kind === 'bot' || presence[String(seat.seat)] === true,
  }));
}
