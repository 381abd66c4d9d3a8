import type { EncounterMode } from '#generated/enumerations/encounter-mode.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { offHours } from '#shared/scheduling/off-hours.ts'
import type { Stretch } from './stretch.ts'

/** What a time is looked for: rows of a schedule may be open for some services, modes, programs and places only. Places are the room and its site; undefined: anywhere. */
export type VisitWanted = {
  readonly service?: string | undefined
  readonly mode?: EncounterMode | undefined
  readonly program?: string | undefined
  readonly places?: readonly string[] | undefined
}

type Hours = Pick<Schedule, 'availability' | 'exceptions'>
type Row = NonNullable<Schedule['availability']>[number]

/** The minutes of a day in which a schedule is open for such a visit: what `offHours` leaves, without the rows that are open for something else. */
export function openMinutes(hours: Hours, date: string, visit: VisitWanted): readonly Stretch[] {
  const all = hours.availability ?? []
  const availability = all.filter((row) => row.kind !== 'Available' || isFor(row, visit))
  const hasException = (hours.exceptions ?? []).some((each) => each.date === date)
  if (all.length > 0 && availability.length === 0 && !hasException) return []

  const off = offHours({ ...hours, availability }, date)
  const edges = [0, ...off.flatMap(({ from, to }) => [from, to]), 1440]
  return pairs(edges).filter(({ from, to }) => from < to)
}

/** True where a row says nothing of it, or names it. */
function isFor({ services = [], modes = [], program, location }: Row, visit: VisitWanted): boolean {
  const { service, mode, places } = visit
  if (service !== undefined && services.length > 0 && services.every(({ id }) => id !== service)) return false
  if (mode !== undefined && modes.length > 0 && !modes.includes(mode)) return false
  if (visit.program !== undefined && program !== undefined && program.id !== visit.program) return false
  return places === undefined || location === undefined || places.includes(location.id)
}

function pairs(edges: readonly number[]): readonly Stretch[] {
  return edges.flatMap((from, index) => {
    const to = edges[index + 1]
    return index % 2 === 0 && to !== undefined ? [{ from, to }] : []
  })
}
