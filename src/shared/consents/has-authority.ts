import type { RelatedPerson } from '#generated/types/related-person.ts'

/** Whether somebody may sign and consent for a patient on a day: by a legal authority that was verified and holds. */
export function hasAuthority({ active, authority }: RelatedPerson, today: string): boolean {
  const { start = today, end = today } = authority?.period ?? {}
  return Boolean(active && authority?.legal && authority.verified) && start <= today && today <= end
}
