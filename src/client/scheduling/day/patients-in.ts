import type { FoundPerson } from '#client/person/choosing/listed-people.ts'
import type { DayColumn } from './day-column.ts'

/** The patients of the appointments that are shown, each once, by name. */
export function patientsIn(columns: readonly DayColumn[]): readonly FoundPerson[] {
  const found = new Map<string, FoundPerson>()
  const subjects = columns
    .flatMap(({ events }) => events)
    .flatMap(({ appointment }) => appointment.attendees ?? [])
    .map(({ subject }) => subject)
  for (const { id, resourceType, display } of subjects)
    if (resourceType === 'Patient' && display) found.set(id, { id, name: display, label: display })
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
