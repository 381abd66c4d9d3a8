import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { privacyOfficers } from './unseen-patient-query.ts'
import { voice } from './voice.ts'

/** For whom somebody acts from now on, and why. */
type Told = { readonly recipient: string; readonly reason: CodedValue }

/** Tells the person in whose place support acts, and the privacy officers, who does it and why. */
export async function tellOfActing(context: Context, { recipient, reason }: Told): Promise<Outcome<void>> {
  const { actor, stores, now, newId } = context
  const officers = (await privacyOfficers(context)).filter((id) => id !== recipient)
  const { say } = voice(actor)
  for (const id of [recipient, ...officers]) {
    const told = await stores.of('Notification').create({
      recipient: { id, resourceType: 'Practitioner' },
      category: 'Access',
      priority: 'Urgent',
      title: say('accounts.acting-title'),
      body: say(id === recipient ? 'accounts.acting-body' : 'accounts.acting-officer', {
        name: actor.profile?.display ?? '',
        reason: reason.display ?? reason.code,
      }).slice(0, 500),
      created: now.iso,
      channels: ['InApp'],
      dedupeKey: `acting ${newId()}`,
    })
    if (!told.ok) return told
  }
  return succeeded(undefined)
}
