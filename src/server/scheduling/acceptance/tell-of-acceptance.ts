import type { Acceptance } from '#generated/types/acceptance.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Reference } from '#generated/types/reference.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { localMoment } from '#shared/time/local-moment.ts'

/** An appointment before and after, and how many times were asked for with it. */
type Written = {
  readonly before: Appointment | undefined
  readonly after: Appointment
  readonly times?: number
}

type Word = 'asked' | 'accepted' | 'declined' | 'proposed' | 'taken' | 'withdrawn'

/**
 * Tells the owner of a calendar that somebody asks for a time there, and who asked what was answered. No name of a patient stands in
 * it: it may be seen on a locked screen; the event it leads to says the rest.
 */
export async function tellOfAcceptance(
  context: Context,
  { before, after, times = 1 }: Written,
): Promise<Outcome<void>> {
  const word = wordOf(before?.acceptance, after.acceptance)
  const request = after.acceptance
  if (!word || !request) return succeeded(undefined)
  const isToOwner = word === 'asked' || word === 'taken' || word === 'withdrawn'
  return tell(context, after, { word, times, recipient: isToOwner ? after.owner : request.askedBy })
}

/** What has happened to the question; undefined: nothing. */
function wordOf(before: Acceptance | undefined, after: Acceptance | undefined): Word | undefined {
  if (!after) return undefined
  const isSame = after.answer === before?.answer && after.askedAt === before.askedAt
  if (isSame && after.proposal?.at === before.proposal?.at) return undefined
  if (after.answer === 'Accepted') return after.proposal ? 'taken' : 'accepted'
  return words[after.answer]
}

const words: { readonly [Answer in Exclude<Acceptance['answer'], 'Accepted'>]: Word } = {
  Waiting: 'asked',
  Proposed: 'proposed',
  Declined: 'declined',
  Withdrawn: 'withdrawn',
}

type Telling = {
  readonly word: Word
  readonly times: number
  readonly recipient: Reference | undefined
}

async function tell(
  { actor, now, stores }: Context,
  { id, start, timezone, owner }: Appointment,
  { word, times, recipient }: Telling,
): Promise<Outcome<void>> {
  if (!recipient || recipient.id === actor.profile?.id || recipient.resourceType === 'Person')
    return succeeded(undefined)
  const speak = speakerFor(actor.locale, actor.labels)
  const { date, time } = localMoment(start ?? now.iso, timezone)
  const name = actor.profile?.display ?? '–'
  const place = new URLSearchParams({ date, people: owner.id, event: id })
  const told = await stores.of('Notification').create({
    recipient: { id: recipient.id, resourceType: recipient.resourceType },
    category: 'Appointment',
    priority: 'Normal',
    title: speak(`acceptance.told-${word}`, { name }).slice(0, 120),
    body: speak(`acceptance.told-${word}-body`, { day: date, time: time.slice(0, 5), times }).slice(0, 500),
    target: { ref: { id, resourceType: 'Appointment' }, route: `/calendar?${place}` },
    created: now.iso,
    channels: ['InApp'],
    dedupeKey: `acceptance ${word} ${id} ${now.iso}`,
  })
  return told.ok ? succeeded(undefined) : told
}
