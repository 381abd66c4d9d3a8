import { type OperationId, operations } from '#generated/operations/operations.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { isActing } from '#shared/permissions/acting.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { hasAll } from '#shared/permissions/granted.ts'
import { narrowed } from '#shared/permissions/narrowed.ts'
import { permits } from '#shared/permissions/permits.ts'
import type { Asked, Call, OperationAnswer, Request } from './call.ts'
import type { AuditNote } from './handler.ts'
import { isOwnAffair } from './is-own-affair.ts'
import { performed } from './performed.ts'
import { onlyReads } from './plain-handler.ts'
import { prepared } from './prepared.ts'
import type { World } from './world.ts'

/** How far a request has come: from its call on, the audit row tells what was asked. */
export type Reached = {
  call?: Call
  /** It was told to come again, and is only counted: a row for each would cost what the refusal saves. */
  isTurnedAway?: boolean
  /** Gives its place back. */
  leave?: () => void
  readonly notes: AuditNote[]
}

/**
 * A call's answer, or the first reason against it: the order in which everything is refused. Before it, in `http`, stand only
 * what is no request to us (400, 408, 414, 421, 431) and a server that is starting or stopping (503).
 */
export async function answered(
  world: World,
  request: Request,
  reached: Reached,
): Promise<Outcome<OperationAnswer>> {
  // 404 and 405: nothing stands at this address, or not for this method.
  if (!request.operation.ok) return request.operation
  const operation = request.operation.value
  const { permission, flags } = operations[operation]

  // 401, and 403 for a page of another site.
  const session = await request.session()
  if (!session.ok) return session

  // 400, 413 and 415: parameters, headers and body cannot be read; 400: nor understood by this call. Nobody has looked at a row.
  const asked = await request.read()
  if (!asked.ok) return asked
  const understood = await prepared(world, { operation, ...asked.value })
  if (!understood.ok) return understood

  // 404: no such practice for whoever asks. 403: not in this profile.
  const actor = await request.enter(session.value)
  if (!actor.ok) return actor
  const call = { actor: onBehalf(actor.value, asked.value), operation, ...asked.value }
  reached.call = call

  // 429: more is asked than what is this asker's share.
  const place = await request.admit(call)
  reached.isTurnedAway = !place.ok
  if (!place.ok) return place
  reached.leave = place.value.leave

  // 403: the permission or a flag is not held, whatever the row is.
  const { granted } = call.actor
  const isHeld = permits(granted, permission) && hasAll(granted, flags)
  if (!isHeld && !isOwnAffair(call) && !isBegunAlready(call)) return failed({ kind: 'forbidden', permission })

  // 403: whoever acts in another's place looks, and changes nothing.
  if (isActing(call.actor) && !mayWhileActing(operation) && !isBegunAlready(call))
    return failed({ kind: 'forbidden', permission, because: 'accounts.acting-looks' })

  // 403 with 1001 or 1002: the access token does not hold.
  const bearer = await request.bear(call.actor)
  if (!bearer.ok) return bearer
  reached.call = { ...call, actor: bearer.value }

  // 507: there is no room. 403 with 2103, or 429: an act's password. 409 and 449: the idempotency key was used for something else,
  // or the same call is under way. Then in `resources/update.ts` and `resources/create.ts`, or in an act's handler: 404 and 410 of
  // the row, 409 locked, 428 and 409 of its version, the patch is applied, 422.
  return performed(world, reached.call, {
    prepared: understood.value,
    notes: reached.notes,
    place: place.value,
  })
}

/** What is done in another's place: reading, the calendar's busy and free times, and ending it. */
const actsWhileActing: readonly OperationId[] = [
  'appointment.busy',
  'appointment.findTimes',
  'practitioner.endActing',
]

function mayWhileActing(operation: OperationId): boolean {
  return onlyReads(operations[operation].verb) || actsWhileActing.includes(operation)
}

/** To act for somebody, asked again by whoever does so by now: the answer may have been lost on its way, and its receipt alone answers it. */
function isBegunAlready({ actor, operation, options }: Call): boolean {
  return isActing(actor) && operation === 'practitioner.actFor' && options.idempotencyKey !== undefined
}

/** The asker on whose behalf the headers speak: they only narrow what may be done. */
export function onBehalf(actor: Actor, { options }: Asked): Actor {
  const granted = narrowed(actor.granted, options)
  return granted === actor.granted ? actor : { ...actor, granted }
}
