import type { Schedule } from '#generated/types/schedule.ts'
import type { ShownPeople } from './shown-people.ts'

/**
 * Whose days a front desk begins with: the own ones for who has hours of the own; else of whoever has hours and works where the
 * reader does, by name; everybody's where that is nobody. `there`: the people of the reader's places.
 */
export function usualPeople(
  self: string,
  schedules: readonly Schedule[],
  there: ReadonlySet<string>,
): ShownPeople {
  if (schedules.some(({ owner }) => owner.id === self)) return { kind: 'own' }
  const owners = new Map(schedules.map(({ owner }) => [owner.id, owner.display ?? '']))
  const ids = [...owners]
    .filter(([id]) => there.has(id))
    .sort(([, one], [, other]) => one.localeCompare(other))
    .map(([id]) => id)
  return ids.length === 0 ? { kind: 'everybody' } : { kind: 'chosen', ids }
}
