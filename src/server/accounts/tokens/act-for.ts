import type { ActInputs } from '#generated/operations/operations.ts'
import type { Practitioner } from '#generated/types/practitioner.ts'
import { rightsToActFor } from '#server/accounts/people/acting-standing.ts'
import { globalRows } from '#server/accounts/people/person-by-login-query.ts'
import { setActing } from '#server/accounts/sessions/acting-query.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { codeDoubt, listHere } from '#server/stores/codes/code-doubt.ts'
import { instantAt } from '#server/stores/instant.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { actingMinutes, isActing } from '#shared/permissions/acting.ts'
import { tellOfActing } from './tell-of-acting.ts'

const shortest = 15

/**
 * Support acts for somebody of the staff in this sign-in: it sees what that person sees, and changes nothing, for an hour at most
 * (`src/server/accounts/README.md`). The person and the privacy officers are told in the same transaction.
 */
export const actFor: Handler<'practitioner.actFor'> = async (context, input) => {
  const { actor, now, stores } = context
  if (isActing(actor))
    return failed({ kind: 'forbidden', permission: 'Practitioner:Read', because: 'accounts.acting-looks' })
  const practitioner = await stores.of('Practitioner').get(input.id)
  if (!practitioner.ok) return practitioner
  const reason = await reasonDoubt(context, input)
  if (reason) return reason
  if (!(await mayActFor(context, practitioner.value)))
    return failed({ kind: 'forbidden', permission: 'CanImpersonate', because: 'accounts.not-acted-for' })

  const until = instantAt(now.milliseconds + actingMinutes * 60_000).iso
  const { id } = practitioner.value
  if (actor.sessionId === undefined || !(await setActing(context, { profileId: id, until })))
    return failed({ kind: 'signedOut' })
  context.note({
    target: { type: 'Practitioner', id },
    actingForId: id,
    reason: input.reason.code,
    detail: { text: input.text.trim(), until },
  })
  const told = await tellOfActing(context, { recipient: id, reason: input.reason })
  return told.ok ? succeeded({ until }) : told
}

/** From the next request on, the asker is nobody but himself. */
export const endActing: Handler<'practitioner.endActing'> = async (context) => {
  return succeeded({ ended: await setActing(context, undefined) })
}

async function reasonDoubt(
  context: Context,
  { reason, text }: ActInputs['practitioner.actFor'],
): Promise<Outcome<never> | undefined> {
  if (text.trim().length < shortest) return refuse('/text', 'accounts.say-why')
  const list = await listHere(context, 'access-reason')
  const isUnknown = !list || (await codeDoubt(context, list, reason.code)) !== undefined
  return isUnknown ? refuse('/reason', 'accounts.say-why') : undefined
}

/** Nobody for himself, and for nobody who acts for the vendor. */
async function mayActFor({ actor, transaction }: Context, { id, person }: Practitioner): Promise<boolean> {
  if (person === undefined || person.id === actor.personId) return false
  const [practice] = await globalRows(transaction, 'Practice', [actor.practiceId])
  return practice !== undefined && (await rightsToActFor(transaction, practice, id)) !== undefined
}
