import type { Note } from '#generated/types/note.ts'
import type { Practitioner } from '#generated/types/practitioner.ts'
import { type Preferences, practicePreferences } from '#server/note-parts/practice-preferences.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import { supervisorsOf } from '#shared/notes/facts/supervisors-of.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { dueToSign, signingClock } from '#shared/scheduling/due-to-sign.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { milliseconds } from '#shared/time/span.ts'
import { isNotified } from './is-notified-query.ts'

/** What still waits for its author. */
const waiting: readonly Note['signingState'][] = ['Draft', 'ReadyToSign', 'Returned']

/** Looks each morning whose own notes are past their time to sign. */
export const watchUnsigned: Job = async ({ each, ask, now }) => {
  const filters = [
    { field: 'signingState', op: 'in', value: waiting },
    { field: 'dueToSign', op: 'lt', value: now.iso },
  ] as const
  const authors = new Set<string>()
  for await (const { author } of each('Note', { filters })) authors.add(author.id)
  let told = 0
  for (const id of authors) told += await ask('practitioner.tellUnsigned', id)
  return told
}

/**
 * Tells an author, once a day, how many of the own notes are past their time to sign, and each supervisor of those past twice that
 * time (`noteSignWarningTimeout`): how many and since when, and nothing of what stands in them or of whom they are about.
 */
export const tellUnsigned: Handler<'practitioner.tellUnsigned'> = async (context, { id }) => {
  const author = await context.stores.of('Practitioner').get(id)
  if (!author.ok) return author
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const late = await lateNotes(context, id)
  if (!late.ok) return late
  const told = await tell(context, preferences.value, {
    recipientId: id,
    notes: late.value,
    key: 'unsigned',
    words: 'own',
  })
  if (!told.ok) return told
  const supervisors = await tellSupervisors(context, preferences.value, {
    author: author.value,
    notes: late.value.filter((note) => isTwiceLate(note, preferences.value, context.now.milliseconds)),
  })
  return supervisors.ok ? author : supervisors
}

async function lateNotes(context: Context, authorId: string): Promise<Outcome<readonly Note[]>> {
  const found = await context.stores.of('Note').find({
    filters: [
      { field: 'author', op: 'eq', value: authorId },
      { field: 'signingState', op: 'in', value: waiting },
      { field: 'dueToSign', op: 'lt', value: context.now.iso },
    ],
    orderBy: 'dueToSign',
    order: 'asc',
    pageSize: 500,
  })
  return found.ok ? succeeded(found.value.rows) : found
}

function isTwiceLate({ dueToSign: due }: Note, preferences: Preferences, now: number): boolean {
  if (due === undefined) return false
  const again = dueToSign(due, { ...signingClock(preferences), hours: preferences.noteSignWarningTimeout })
  return milliseconds(again) < now
}

async function tellSupervisors(
  context: Context,
  preferences: Preferences,
  { author, notes }: { readonly author: Practitioner; readonly notes: readonly Note[] },
): Promise<Outcome<void>> {
  const today = localDate(context.now.iso, preferences.timezone)
  const ids = new Set(supervisorsOf(author, today).map(({ id }) => id))
  for (const recipientId of ids) {
    const told = await tell(context, preferences, {
      recipientId,
      notes,
      key: `unsigned of ${author.id}`,
      words: 'supervised',
      name: author.display,
    })
    if (!told.ok) return told
  }
  return succeeded(undefined)
}

type Telling = {
  readonly recipientId: string
  readonly notes: readonly Note[]
  readonly key: string
  readonly words: 'own' | 'supervised'
  readonly name?: string
}

async function tell(
  { actor, now, stores, transaction }: Context,
  { timezone }: Preferences,
  { recipientId, notes, key, words, name = '' }: Telling,
): Promise<Outcome<unknown>> {
  const [oldest] = notes
  if (!oldest?.dueToSign) return succeeded(undefined)
  const dedupeKey = `${key} ${localDate(now.iso, timezone)}`
  // Work that died behind this call asks it again.
  if (await isNotified({ transaction, actor }, { recipientId, dedupeKey })) return succeeded(undefined)
  const speak = speakerFor(actor.locale, actor.labels)
  const since = localDate(oldest.dueToSign, timezone)
  return stores.of('Notification').create({
    recipient: { id: recipientId, resourceType: 'Practitioner' },
    category: 'Sign',
    priority: 'Normal',
    title: speak(`signatures.late-${words}`, { count: notes.length, name }).slice(0, 120),
    body: speak('signatures.late-since', { count: notes.length, since }),
    target: {
      ref: { id: recipientId, resourceType: 'Practitioner' },
      route: '/notes/to-sign',
    },
    created: now.iso,
    channels: ['InApp'],
    dedupeKey,
  })
}
