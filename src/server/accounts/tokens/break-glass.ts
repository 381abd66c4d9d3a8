import type { ActInputs } from '#generated/operations/operations.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { SecurityToken } from '#generated/types/security-token.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { patientOfHandle } from '#server/rights/patient-handle.ts'
import { codeDoubt, listHere } from '#server/stores/codes/code-doubt.ts'
import { instantAt } from '#server/stores/instant.ts'
import { accessTokenHours } from '#shared/limits/limits.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { isMine, isOver, tokenExpired } from './held-token.ts'
import { tellOfAccess } from './tell-of-access.ts'
import { type Unseen, unseenPatient } from './unseen-patient-query.ts'

type Input = ActInputs['securityToken.breakGlass']
type Reason = NonNullable<SecurityToken['reasons']>[number]

const shortest = 15

/**
 * Breaks the glass: a patient whom the asker does not reach is opened for this sign-in, until the access token's day is over. The
 * patient is named by its id or by the handle of an exact search (`rights/find-patient.ts`). The password was asked for with
 * the call; without a reason in words, for a confidential patient without the flag, with a handle that does not hold and for
 * nobody at all the answer is the same 1003. It adds no permission, and no security label is lifted.
 */
export const breakGlass: Handler<'securityToken.breakGlass'> = async (context, input) => {
  if ((input.patient === undefined) === (input.handle === undefined))
    return refuse('/patient', 'accounts.one-patient')
  const patient = input.patient ?? patientOfHandle(context, input.handle ?? '')
  context.note({ detail: { patients: patient === undefined ? [] : [patient] } })
  const reason = patient === undefined ? undefined : await reasonIn(context, patient, input)
  const unseen = reason && (await unseenPatient(context, reason.patient.id))
  if (!reason || !unseen || !mayOpen(context, unseen)) return closed()
  context.note({
    patientId: unseen.id,
    reason: reason.reason.code,
    detail: {
      ...(unseen.isConfidential && { event: 'break-glass' }),
      text: reason.text,
      isConfidential: unseen.isConfidential,
      isForced: !unseen.isReached,
    },
  })
  const token = await written(context, reason, unseen)
  if (!token.ok || unseen.isReached) return token
  const told = await tellOfAccess(context, { unseen, reason: reason.reason, until: token.value.expiration })
  return told.ok ? token : told
}

/** The reason as it is kept; undefined when none is given, when it is none of the list's or when its words say too little. */
async function reasonIn(
  context: Context,
  patient: string,
  { reason, text = '' }: Input,
): Promise<Reason | undefined> {
  const list = await listHere(context, 'access-reason')
  if (!reason || !list || text.trim().length < shortest) return undefined
  if ((await codeDoubt(context, list, reason.code)) !== undefined) return undefined
  const { display } = list.items.get(reason.code) ?? reason
  return {
    patient: { id: patient, resourceType: 'Patient' },
    reason: { code: reason.code, display, ...(reason.text !== undefined && { text: reason.text }) },
    text: text.trim(),
    at: context.now.iso,
  }
}

function mayOpen({ actor }: Context, { isConfidential, isReached }: Unseen): boolean {
  return isReached || !isConfidential || hasFlag(actor.granted, 'CanBreakGlass')
}

/** Adds the patient to the token of this sign-in, or makes it. */
async function written(context: Context, reason: Reason, unseen: Unseen): Promise<Outcome<SecurityToken>> {
  const { actor, now, stores } = context
  const { profile, sessionId } = actor
  if (!profile || sessionId === undefined)
    return failed({ kind: 'forbidden', permission: 'SecurityToken:Create' })
  const tokens = stores.of('SecurityToken')
  const found = await tokens.find({
    filters: [{ field: 'owner', op: 'eq', value: profile.id }],
    pageSize: 500,
  })
  if (!found.ok) return found

  const fresh = unseen.isReached ? [] : [reason.patient]
  const mine = found.value.rows.find((token) => isMine(token, actor))
  if (!mine)
    return tokens.create({
      owner: { id: profile.id, resourceType: profile.resourceType },
      session: sessionId,
      patientAllowances: [reason.patient],
      reasons: [reason],
      ...(fresh.length > 0 && { opened: fresh }),
      created: now.iso,
      expiration: instantAt(now.milliseconds + accessTokenHours * 3_600_000).iso,
    })
  if (isOver(mine, now)) return tokenExpired()
  const reasons = (mine.reasons ?? []).filter(({ patient }) => patient.id !== unseen.id)
  const next = {
    ...mine,
    patientAllowances: withPatients(mine.patientAllowances, [reason.patient]),
    reasons: [...reasons, reason],
    opened: withPatients(mine.opened ?? [], fresh),
  }
  return tokens.update({ id: mine.id, versionId: mine.meta.versionId }, next)
}

function withPatients(known: readonly Reference[], fresh: readonly Reference[]): readonly Reference[] {
  return [...known, ...fresh.filter(({ id }) => known.every((each) => each.id !== id))]
}

function closed(): Outcome<never> {
  return failed({ kind: 'forbidden', permission: 'Patient:Read', subStatus: subStatuses.recordClosed })
}
