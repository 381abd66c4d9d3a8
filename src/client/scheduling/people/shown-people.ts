import type { Person } from '#client/scheduling/day/person.ts'
import { idsIn } from '#client/scheduling/lanes/columns-from.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { offHours } from '#shared/scheduling/off-hours.ts'

/** Whose days are shown: of everybody who works then, the own ones, or those of the people who were chosen. */
export type ShownPeople =
  | { readonly kind: 'everybody' }
  | { readonly kind: 'own' }
  | { readonly kind: 'chosen'; readonly ids: readonly string[] }

/** What the address says of whose days are shown; undefined where it says nothing. */
export function shownPeople(text: string | undefined): ShownPeople | undefined {
  if (text === 'all') return { kind: 'everybody' }
  if (text === 'me') return { kind: 'own' }
  const ids = idsIn(text)
  return ids.length === 0 ? undefined : { kind: 'chosen', ids }
}

/** How the address says it. */
export function shownText(shown: ShownPeople): string {
  if (shown.kind === 'everybody') return 'all'
  return shown.kind === 'own' ? 'me' : shown.ids.join(',')
}

/** Who is known to work on one of some days, by name: whose schedule is open at some time of it, and who has an appointment. */
export function workingPeople(
  dates: readonly string[],
  schedules: readonly Schedule[],
  appointments: readonly Appointment[],
): readonly Person[] {
  const open = schedules
    .filter((schedule) => dates.some((date) => isOpen(schedule, date)))
    .map(({ owner }) => owner)
  const owners = appointments.map(({ owner }) => owner)
  const people = new Map<string, Person>()
  for (const each of [...open, ...owners]) people.set(each.id, { id: each.id, display: each.display ?? '–' })
  return [...people.values()].sort((one, other) => one.display.localeCompare(other.display))
}

/** A schedule without hours says of no day that its owner is there. */
function isOpen(schedule: Schedule, date: string): boolean {
  const { start = date, end = date } = schedule.period ?? {}
  if ((schedule.availability ?? []).length === 0 || date < start || date > end) return false
  const off = offHours(schedule, date)
  return off.reduce((minutes, { from, to }) => minutes + to - from, 0) < 24 * 60
}
