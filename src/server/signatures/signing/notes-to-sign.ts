import type { Note } from '#generated/types/note.ts'
import type { WaitingNote } from '#generated/types/waiting-note.ts'
import { contentHash } from '#server/note-parts/digest.ts'
import { loadNoteParts } from '#server/note-parts/load-note-parts.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import { stepsOpenTo } from '#server/note-parts/signing-steps.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { takenOn, waitsSince } from '#shared/notes/in-round.ts'
import { type Failure, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type SigningClock, signingClock, stepDue } from '#shared/scheduling/due-to-sign.ts'
import { openedSince } from './opened-since-query.ts'

/** So many notes that wait for somebody are looked at, those due first. */
const most = 60

const waiting: readonly Note['signingState'][] = ['ReadyToSign', 'PartiallySigned', 'Amending']

/** What a note is signed by may be gone or hidden from the asker, who cannot sign it then; the others are listed all the same. */
const outOfSight: readonly Failure['kind'][] = ['missing', 'gone', 'forbidden']

/** Which notes of others wait for the asker, by the steps of each note as signing judges them. */
export const notesToSign: Handler<'note.toSign'> = async (context) => {
  const found = await context.stores.of('Note').find({
    filters: [{ field: 'signingState', op: 'in', value: waiting }],
    orderBy: 'dueToSign',
    order: 'asc',
    pageSize: most,
  })
  if (!found.ok) return found
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const clock = signingClock(preferences.value)
  const { rows, continuation } = found.value
  const notes: WaitingNote[] = []
  let signerName = ''
  for (const note of rows) {
    if (note.author.id === context.actor.profile?.id) continue
    const told = await forAsker(context, note, clock)
    if (!told.ok && !outOfSight.includes(told.failure.kind)) return told
    if (!told.ok || !told.value) continue
    notes.push(told.value.waiting)
    signerName = told.value.signerName
  }
  const opened = await openedSince(
    context,
    notes.map(({ note: { id }, since = context.now.iso }) => ({ id, since })),
  )
  return succeeded({
    notes: notes.map((waiting) => ({ ...waiting, isOpened: opened.has(waiting.note.id) })),
    signerName,
    isWhole: continuation === undefined,
  })
}

type ForAsker = { readonly waiting: WaitingNote; readonly signerName: string }

/** The note as it waits for the asker; nothing when it waits for others. */
async function forAsker(
  context: Context,
  note: Note,
  clock: Omit<SigningClock, 'hours'>,
): Promise<Outcome<ForAsker | undefined>> {
  const parts = await loadNoteParts(context, note)
  if (!parts.ok) return parts
  const steps = await stepsOpenTo(context, parts.value)
  if (!steps.ok) return steps
  const { standsInFor } = steps.value
  const [step] = steps.value.mine
  if (!step) return succeeded(undefined)
  const { id, subject, definition, author, serviceDate, signingState, composition, dueToSign } = note
  const since = waitsSince(note)
  const due = stepDue(since, step, clock) ?? dueToSign
  const waiting: WaitingNote = {
    note: { id, resourceType: 'Note', display: note.display },
    versionId: note.meta.versionId,
    subject,
    definition: definition.display ?? '',
    author,
    serviceDate,
    signingState,
    composition,
    meaning: step.meaning,
    stepId: step.id,
    ...(step.attestationText !== undefined && { attestationText: step.attestationText }),
    contentHash: contentHash(note, parts.value.session?.encounter),
    isOpened: false,
    ...(since !== undefined && { since }),
    ...(due !== undefined && { dueToSign: due }),
    warnings: takenOn(note),
    mayReassign: steps.value.mayReassign,
    ...(step.who === 'Supervisor' && standsInFor && { delegateOf: standsInFor }),
  }
  return succeeded({ waiting, signerName: steps.value.signerName })
}
