import type { VisitRequest } from '#server/operations/accounts.ts'
import type { World } from '#server/operations/world.ts'
import type { AuditRow } from '#server/stores/audit/insert-audit.ts'
import { userAgentCharacters } from '#shared/limits/limits.ts'
import type { FoundLink } from './find-link.ts'

/** What the trail of the practice is told of somebody with a link. */
export type VisitWord = {
  readonly asked: VisitRequest
  readonly operation: 'packet.look' | 'packet.open' | 'packet.leave'
  readonly isRefused?: boolean
}

/** The event of somebody with a link, in the trail of the practice that sent the packet. */
export function visitEvent(
  { now, newId }: Pick<World, 'now' | 'newId'>,
  { link, practice }: FoundLink,
  { asked, operation, isRefused = false }: VisitWord,
): AuditRow {
  const { requestId, address, userAgent } = asked
  return {
    practiceId: practice.id,
    id: newId(),
    at: now().iso,
    requestId,
    actorId: null,
    profileId: operation === 'packet.open' && !isRefused ? link.personId : null,
    action: 'E',
    type: 'PacketResponse',
    resourceId: link.responseId,
    versionId: null,
    patientId: link.patientId,
    outcome: isRefused ? 'Denied' : 'Success',
    status: isRefused ? 422 : 200,
    reason: null,
    detail: {
      event: isRefused ? 'token-denied' : 'read',
      operation,
      delivery: link.kind,
      ...(address !== undefined && { ip: address }),
      ...(userAgent !== undefined && { userAgent: userAgent.slice(0, userAgentCharacters) }),
    },
  }
}
