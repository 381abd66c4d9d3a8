import { createHash } from 'node:crypto'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { JobWork } from '#server/operations/jobs/job.ts'
import type { Messenger, Messengers, OutgoingMessage } from '#server/operations/jobs/messengers.ts'
import { instantAt } from '#server/stores/instant.ts'
import type { ReminderChannel } from '#shared/patients/reminder-address.ts'
import { judgeReminder } from './judge-reminder.ts'
import { practiceName } from './practice-name-query.ts'
import {
  type ClaimedReminder,
  claimReminder,
  type ReminderKey,
  type ReminderStep,
  stepReminder,
} from './reminder-query.ts'

const minute = 60_000
/** Whoever has a message in hand for so long is dead. */
const handLives = 10 * minute
/** What nobody takes is tried again after so many minutes; a time that is offered does not wait. */
const waits = { reminders: [15, 30, 60], offers: [5, 5, 5, 15, 60] } as const
/** A way by which so many messages found nobody rests until the next time: other work is not kept waiting. */
const mostMissed = 3

const someFailed = { reminders: 'reminders.some-failed', offers: 'reminders.some-offers-failed' } as const

/** What reminding needs beside the work. */
export type Reminding = {
  readonly work: JobWork
  readonly messengers: Messengers
  readonly channels: readonly ReminderChannel[]
  readonly preferences: PracticePreferences
  readonly practiceName: string
}

/** All that reminding needs; undefined where nothing is set up that sends. */
export async function openReminding(work: JobWork): Promise<Reminding | undefined> {
  const { practiceId, database, messengers } = work
  const channels = [
    ...(messengers.Email ? (['Email'] as const) : []),
    ...(messengers.Sms ? (['Sms'] as const) : []),
  ]
  const preferences = await preferencesOf(work)
  if (channels.length === 0 || !preferences) return undefined
  const called = await database.asOwner((transaction) => practiceName(transaction, practiceId), 'look')
  return { work, messengers, channels, preferences, practiceName: called }
}

async function preferencesOf({ each }: JobWork): Promise<PracticePreferences | undefined> {
  for await (const row of each('PracticePreferences', {})) return row
  return undefined
}

/** Sends what is due, each by one hand: reminders, or word of offered times. Answers how many left. */
export async function sendDue(reminding: Reminding, what: 'reminders' | 'offers'): Promise<number> {
  const { practiceId, database, clock, goOn, warn } = reminding.work
  const missed = { Email: 0, Sms: 0 }
  let sent = 0
  for (;;) {
    goOn()
    const channels = reminding.channels.filter((each) => missed[each] < mostMissed)
    const now = clock()
    const until = instantAt(now.milliseconds + handLives).iso
    const wanted = { now: now.iso, until, channels, ofOffers: what === 'offers' }
    const claimed = await database.asOwner(
      (transaction) => claimReminder(transaction, practiceId, wanted),
      'job',
    )
    if (!claimed) return sent
    const step = await sendOne(reminding, claimed)
    await database.asOwner(
      (transaction) => stepReminder(transaction, practiceId, { reminder: claimed, step }),
      'job',
    )
    if (step.state === 'Sent') sent += 1
    if (step.state === 'Failed') warn(someFailed[what])
    if ('isMissed' in step) missed[claimed.channel] += 1
  }
}

/** What became of a message, and whether nobody was there to take it. */
type Step = ReminderStep & { readonly isMissed?: true }

async function sendOne(reminding: Reminding, reminder: ClaimedReminder): Promise<Step> {
  const { work, messengers } = reminding
  const endedAt = work.now.iso
  const judged = await judgeReminder(reminding, reminder)
  const messenger = messengers[reminder.channel]
  if (judged.kind === 'void' || !messenger) return { state: 'Void' }
  if (judged.kind === 'missed') return { state: 'Failed', endedAt, trouble: 'NotReached' }
  if (judged.kind === 'untold') return { state: 'Failed', endedAt, trouble: judged.trouble }
  if (judged.kind === 'later') return { state: 'Waiting', nextAt: judged.at }
  const message = { ...judged.message, id: idOf(work.practiceId, reminder) }
  return handOver(work, { messenger, message, reminder, deadline: judged.deadline })
}

type HandingOver = {
  readonly messenger: Messenger
  readonly message: OutgoingMessage
  readonly reminder: ClaimedReminder
  /** After this it says nothing any more. */
  readonly deadline: string
}

async function handOver(
  work: JobWork,
  { messenger, message, reminder, deadline }: HandingOver,
): Promise<Step> {
  const endedAt = work.now.iso
  try {
    const received = await messenger.send(message)
    return received.kind === 'taken'
      ? { state: 'Sent', endedAt }
      : { state: 'Failed', endedAt, trouble: 'Refused' }
  } catch (error) {
    work.report(error, 'a reminder could not be sent')
    const wait = waits[reminder.offer === '' ? 'reminders' : 'offers'][reminder.tries - 1]
    const next = wait === undefined ? Number.POSITIVE_INFINITY : work.now.milliseconds + wait * minute
    if (next >= Date.parse(deadline))
      return { state: 'Failed', endedAt, trouble: 'NotReached', isMissed: true }
    return { state: 'Waiting', nextAt: instantAt(next).iso, isMissed: true }
  }
}

/** The same for each try of a message, and nothing can be read from it. */
function idOf(practiceId: string, reminder: ReminderKey): string {
  const { appointmentId, attendee, startAt, hours, offer, channel } = reminder
  return createHash('sha256')
    .update(JSON.stringify([practiceId, appointmentId, attendee, startAt, hours, offer, channel]))
    .digest('hex')
    .slice(0, 40)
}
