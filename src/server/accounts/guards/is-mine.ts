import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'

/** For guards, true where the owner of a row is who writes it, as a person or by the profile. */
export function isMine({ actor }: Context, owner: Reference): boolean {
  return owner.id === actor.profile?.id || owner.id === actor.personId
}

/** The no to somebody who writes a row of somebody else. */
export function notMine(type: string): Outcome<never> {
  return failed({ kind: 'forbidden', permission: `${type}:Create` })
}
