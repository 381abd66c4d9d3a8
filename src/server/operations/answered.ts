import { operations } from '#generated/operations/operations.ts'
import type { TransactionSettings } from '#server/database/database.ts'
import { auditAtEnd } from '#server/stores/audit/audit.ts'
import { isDocument } from '#server/stores/document.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { hasAll } from '#shared/permissions/granted.ts'
import { permits } from '#shared/permissions/permits.ts'
import { auditOf } from './audit-of.ts'
import type { Call, OperationAnswer } from './call.ts'
import type { AuditNote } from './handler.ts'
import { merged } from './merged-notes.ts'
import { once } from './once.ts'
import { openContext } from './open-context.ts'
import { isOwnAffair, patientOfOfficer } from './own-row.ts'
import { onlyReads } from './plain-handler.ts'
import { type Perform, prepared } from './prepared.ts'
import type { World } from './world.ts'

/**
 * A call's answer, or the first reason against it. Every refusal of this house, in the order in which they are asked for:
 *
 * 1. the request, in `http`: 421 host, 503 starting, 403 cross-site, 401 session, 400 headers, 413, 415 or 400 body,
 *    404 practice, 403 profile or access token
 * 2. 400 `malformed`: the call cannot be understood
 * 3. 403 `forbidden`: the permission or a flag is not held
 * 4. 422 `invalid`: an act's body does not fit its schema
 * 5. 507 `full`: a write while there is no room
 * 6. 403 with `credentialWrong`, or 429: an act that asks for the password again
 * 7. 409 `conflict` or 449 `underWay`: the idempotency key was used for something else, or the same call is still under way
 * 8. the row, in `resources/change.ts` or an act's handler: 404 or 410, 409 `locked`, 428 without and 409 with another version
 * 9. what is written: 422 of the type's schema, codes and transitions, then what its guard says, then 422 of references,
 *    409 of duplicates and 403 of reach from the stores
 */
export async function answered(
  world: World,
  call: Call,
  notes: AuditNote[],
): Promise<Outcome<OperationAnswer>> {
  const asked = await prepared(world, call)
  if (!asked.ok && asked.failure.kind === 'malformed') return asked
  const { permission, flags } = operations[call.operation]
  const { granted } = call.actor
  if (!(permits(granted, permission) && hasAll(granted, flags)) && !isOwnAffair(call))
    return failed({ kind: 'forbidden', permission })
  if (!asked.ok) return asked

  const perform = asked.value
  if (reads(call))
    return world.database.reading(settingsOf(call), (transaction) =>
      perform(openContext(world, call, { transaction, notes })),
    )

  if (!world.database.hasRoom()) return failed({ kind: 'full' })
  const credential = await checkCredential(world, call)
  if (!credential.ok) return credential
  const written = await writing(world, call, { perform, notes })
  if (!isThereNow(call, written)) return written
  notes.length = 0
  return writing(world, call, { perform, notes })
}

type Writing = { readonly perform: Perform; readonly notes: AuditNote[] }

/** A write in its transaction, which keeps what it has done together with its audit row and the receipt of its key. */
function writing(world: World, call: Call, { perform, notes }: Writing): Promise<Outcome<OperationAnswer>> {
  return world.database.transaction(settingsOf(call), async (transaction, atEnd) => {
    const outcome = await once(call, openContext(world, call, { transaction, notes }), { perform, atEnd })
    if (!outcome.ok || leavesNothing(call)) return outcome
    const ending = { kind: 'done', answer: outcome.value } as const
    atEnd(auditAtEnd(transaction, [auditOf(world, call, { ending, note: merged(notes) })]))
    return outcome
  })
}

/** Whoever asked for a row only if there is none has met one that somebody else was making: another look finds it. */
function isThereNow({ options }: Call, outcome: Outcome<OperationAnswer>): boolean {
  return (
    options.ifNoneExists !== undefined &&
    !outcome.ok &&
    outcome.failure.kind === 'conflict' &&
    outcome.failure.subStatus === subStatuses.possibleDuplicate
  )
}

/** A read, or a write that is only tried. */
export function leavesNothing(call: Call): boolean {
  return call.options.dryRun === true || reads(call)
}

function reads({ operation }: Call): boolean {
  return onlyReads(operations[operation].verb)
}

/**
 * An act whose schema asks for a `credential` gets no further without the right one. It is judged before the
 * transaction opens, so that none is held while a password is hashed.
 */
async function checkCredential(
  world: World,
  { actor, operation, input, options }: Call,
): Promise<Outcome<void>> {
  const credential = isDocument(input.body) ? input.body.credential : undefined
  if (operations[operation].kind !== 'act' || typeof credential !== 'string') return succeeded(undefined)
  return world.checkPassword(actor, credential, options.address)
}

function settingsOf(call: Call): TransactionSettings {
  const { actor, operation, options } = call
  return {
    practiceId: actor.practiceId,
    actorId: actor.personId,
    profileId: actor.profile?.id ?? null,
    operation,
    reach: actor.reach,
    profiles: actor.profiles,
    allowed: [...actor.allowed, ...patientOfOfficer(call)],
    circles: actor.circles,
    isBackground: actor.job !== undefined,
    isTrial: options.dryRun === true,
  }
}
