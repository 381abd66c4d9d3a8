import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** Of a start that was refused because the same person has an open draft of it: that draft's id. */
export function openDraftIn(failure: SeenFailure | undefined): string | undefined {
  const { errors } = membersOf(failure?.seen?.body)
  if (!Array.isArray(errors)) return undefined
  const told = errors.map(membersOf).find(({ code }) => code === 'notes.already-started')
  const { id } = membersOf(told?.parameters)
  return typeof id === 'string' ? id : undefined
}
