import type { SecurityToken } from '#generated/types/security-token.ts'
import { isMine, isOver, tokenExpired, tokenInvalid } from '#server/accounts/tokens/security-token.ts'
import { reachedPatients } from '#server/accounts/tokens/security-token-query.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import { accessTokenHours } from '#shared/limits/limits.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

const tokenLife = accessTokenHours * 3_600_000

/** What the audit calls it. */
const events = {
  create: 'token-create',
  update: 'token-extend',
  restore: 'token-extend',
  delete: 'token-release',
} as const

/**
 * A patient-access token is its maker's own, belongs to the sign-in that made it and ends a day later, however often it is
 * extended. Making, extending and restoring it need present reach of every patient that it names, whatever reason is given.
 */
export const securityTokenGuard: Guard<'SecurityToken'> = {
  beforeWrite: async (context, { operation, before, after }) => {
    const patients = after.patientAllowances.map(({ id }) => id)
    context.note({ detail: { event: events[operation], patients } })
    if (operation === 'delete') return succeeded(after)
    const owned = before ? extended(context, before, after) : made(context, after)
    if (!owned.ok) return owned

    const named = [...new Set(patients)]
    if ((await reachedPatients(context, named)) < named.length)
      return failed({ kind: 'forbidden', permission: 'Patient:Read', subStatus: subStatuses.recordClosed })
    return succeeded({ ...owned.value, reasons: stamped(context, before, owned.value) })
  },
}

function made({ actor, now }: Context, token: SecurityToken): Outcome<SecurityToken> {
  const { sessionId } = actor
  if (sessionId === undefined || !isMine({ owner: token.owner, session: sessionId }, actor))
    return failed({ kind: 'forbidden', permission: 'SecurityToken:Create' })
  const expiration = instantAt(now.milliseconds + tokenLife).iso
  return succeeded({ ...token, session: sessionId, created: now.iso, expiration })
}

function extended(
  { actor, now }: Context,
  before: SecurityToken,
  after: SecurityToken,
): Outcome<SecurityToken> {
  if (!isMine(before, actor)) return tokenInvalid()
  if (isOver(before, now)) return tokenExpired()
  const { owner, session, created, expiration } = before
  return succeeded({ ...after, owner, created, expiration, ...(session !== undefined && { session }) })
}

/** When a reason was given is the server's to say: with the first write that brings it. */
function stamped(
  { now }: Context,
  before: SecurityToken | undefined,
  { reasons = [] }: SecurityToken,
): NonNullable<SecurityToken['reasons']> {
  return reasons.map((reason) => {
    const known = before?.reasons?.find(({ patient }) => patient.id === reason.patient.id)
    return { ...reason, at: known?.at ?? now.iso }
  })
}
