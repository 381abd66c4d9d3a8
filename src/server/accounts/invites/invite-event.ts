import type { InviteRequest } from '#server/operations/accounts.ts'
import type { World } from '#server/operations/world.ts'
import type { AuditRow } from '#server/stores/audit/insert-audit.ts'
import { userAgentCharacters } from '#shared/limits/limits.ts'
import type { FoundInvite } from './find-invite.ts'

type Told = {
  readonly asked: InviteRequest
  /** What the trail calls it: a code of the list audit-event-type. */
  readonly event: 'read' | 'update' | 'invite-accept'
  readonly personId: string | null
  readonly versionId?: string
}

/** The event of somebody with a link, in the trail of the practice that invites. */
export function inviteEvent(
  { now, newId }: Pick<World, 'now' | 'newId'>,
  { practice, invitation, row }: FoundInvite,
  { asked, event, personId, versionId }: Told,
): AuditRow {
  const { requestId, address, userAgent } = asked
  return {
    practiceId: practice.id,
    id: newId(),
    at: now().iso,
    requestId,
    actorId: personId,
    profileId: personId === null ? null : row.id,
    action: 'E',
    type: row.resourceType,
    resourceId: row.id,
    versionId: versionId ?? null,
    patientId: invitation.patientId,
    outcome: 'Success',
    status: 200,
    reason: null,
    detail: {
      event,
      operation: event === 'invite-accept' ? 'invite.accept' : 'invite.look',
      ...(address !== undefined && { ip: address }),
      ...(userAgent !== undefined && { userAgent: userAgent.slice(0, userAgentCharacters) }),
    },
  }
}
