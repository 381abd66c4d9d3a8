import type { AuditRow } from '#server/stores/audit/insert-audit.ts'
import { handOf } from '#shared/permissions/acting.ts'
import type { Actor } from '#shared/permissions/actor.ts'

/** What the trail says of whose hand it was: the own profile, and for whom, where somebody acts in another's place. */
export function doneBy(actor: Actor): Pick<AuditRow, 'profileId' | 'actingForId'> {
  return {
    profileId: handOf(actor)?.id ?? null,
    ...(actor.ownProfile && actor.profile && { actingForId: actor.profile.id }),
  }
}
