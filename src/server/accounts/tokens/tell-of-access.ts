import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Context } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { writtenDay } from '#shared/time/calendar.ts'
import { privacyOfficers, type Unseen } from './unseen-patient-query.ts'
import { voice } from './voice.ts'

/** An access that was forced, and until when. */
type Access = { readonly unseen: Unseen; readonly reason: CodedValue; readonly until: string }

const reviewDays = 7

/**
 * Tells the privacy officers and the primary clinician at once who has opened the record of a patient whom he does not reach. The
 * officers get it as something to review within a week, with the way to the record's access list.
 */
export async function tellOfAccess(context: Context, access: Access): Promise<Outcome<void>> {
  const own = context.actor.profile?.id
  const officers = (await privacyOfficers(context)).filter((id) => id !== own)
  const clinicians = access.unseen.clinicians.filter((id) => id !== own && !officers.includes(id))
  for (const recipient of officers) {
    const told = await tell(context, access, { recipient, as: 'officer' })
    if (!told.ok) return told
  }
  for (const recipient of clinicians) {
    const told = await tell(context, access, { recipient, as: 'clinician' })
    if (!told.ok) return told
  }
  return succeeded(undefined)
}

async function tell(
  { actor, now, stores, newId }: Context,
  { unseen, reason, until }: Access,
  { recipient, as }: { readonly recipient: string; readonly as: 'officer' | 'clinician' },
): Promise<Outcome<void>> {
  const { language, say } = voice(actor)
  const review = instantAt(now.milliseconds + reviewDays * 24 * 3_600_000).iso
  const isOfficer = as === 'officer'
  const body = say(isOfficer ? 'accounts.break-glass-review' : 'accounts.break-glass-body', {
    name: actor.profile?.display ?? '',
    reason: reason.display ?? reason.code,
    until: writtenDay((isOfficer ? review : until).slice(0, 10), language),
  })
  const told = await stores.of('Notification').create({
    recipient: { id: recipient, resourceType: 'Practitioner' },
    category: 'Access',
    priority: 'Urgent',
    title: say('accounts.break-glass-title'),
    body: body.slice(0, 500),
    target: { route: isOfficer ? `/patients/${unseen.id}/access` : `/patients/${unseen.id}` },
    created: now.iso,
    channels: ['InApp'],
    dedupeKey: `access-review ${newId()}`,
  })
  return told.ok ? succeeded(undefined) : told
}
