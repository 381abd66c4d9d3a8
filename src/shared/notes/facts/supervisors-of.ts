import type { Practitioner } from '#generated/types/practitioner.ts'
import type { Reference } from '#generated/types/reference.ts'

/** Who supervises an author on a date: whoever is named for good, and those whose time it is. */
export function supervisorsOf(
  author: Pick<Practitioner, 'supervisor' | 'supervisors'> | undefined,
  date: string,
): readonly Reference[] {
  const dated = (author?.supervisors ?? [])
    .filter(({ period }) => (period?.start ?? date) <= date && date <= (period?.end ?? date))
    .map(({ practitioner }) => practitioner)
  return author?.supervisor ? [author.supervisor, ...dated] : dated
}
