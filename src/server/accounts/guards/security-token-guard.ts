import type { SecurityToken } from '#generated/types/security-token.ts'
import { isMine, isOver, openedBy, tokenExpired, tokenInvalid } from '#server/accounts/tokens/held-token.ts'
import { reachedPatients } from '#server/accounts/tokens/reached-patients-query.ts'
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
 * extended. Making, extending and restoring it need present reach of every patient that it names, whatever reason is given; only
 * those stay in it without, for whom the glass was broken (`tokens/break-glass.ts`), until they are taken out.
 */
export const securityTokenGuard: Guard<'SecurityToken'> = {
  beforeWrite: async (context, { operation, before, after }) => {
    const patients = after.patientAllowances.map(({ id }) => id)
    context.note({ detail: { event: events[operation], patients } })
    if (operation === 'delete') return succeeded(after)
    const owned = before ? extended(context, before, after) : made(context, after)
    if (!owned.ok) return owned

    const opened = operation === 'update' ? openedBy({ ...after, opened: before?.opened }) : []
    const named = [...new Set(patients)].filter((id) => !opened.includes(id))
    if ((await reachedPatients(context, named)) < named.length)
      return failed({ kind: 'forbidden', permission: 'Patient:Read', subStatus: subStatuses.recordClosed })
    const stays = (before?.opened ?? []).filter(({ id }) => opened.includes(id))
    return succeeded({
      ...owned.value,
      reasons: stamped(context, before, owned.value),
      ...(stays.length > 0 && { opened: stays }),
    })
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

/** When a reason was given is the server's to say, with the first write that brings it; one for which the glass was broken stays as it was given. */
function stamped(
  { now }: Context,
  before: SecurityToken | undefined,
  { reasons = [] }: SecurityToken,
): NonNullable<SecurityToken['reasons']> {
  const isOpened = (id: string) => before?.opened?.some((each) => each.id === id) === true
  const kept = (before?.reasons ?? []).filter(({ patient }) => isOpened(patient.id))
  const given = reasons.filter(({ patient }) => !isOpened(patient.id))
  const dated = given.map((reason) => {
    const known = before?.reasons?.find(({ patient }) => patient.id === reason.patient.id)
    return { ...reason, at: known?.at ?? now.iso }
  })
  return [...dated, ...kept]
}
