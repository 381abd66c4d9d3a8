import type { Note } from '#generated/types/note.ts'
import type { WaitingNote } from '#generated/types/waiting-note.ts'
import { loadNoteParts } from '#server/note-parts/load-note-parts.ts'
import { stepsOpenTo } from '#server/note-parts/signing-steps.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { signaturesInRound } from '#shared/notes/in-round.ts'
import { type Failure, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

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
  const { rows, continuation } = found.value
  const notes: WaitingNote[] = []
  for (const note of rows) {
    if (note.author.id === context.actor.profile?.id) continue
    const told = await forAsker(context, note)
    if (told.ok && told.value) notes.push(told.value)
    if (!told.ok && !outOfSight.includes(told.failure.kind)) return told
  }
  return succeeded({ notes, isWhole: continuation === undefined })
}

/** The note as it waits for the asker; nothing when it waits for others. */
async function forAsker(context: Context, note: Note): Promise<Outcome<WaitingNote | undefined>> {
  const parts = await loadNoteParts(context, note)
  if (!parts.ok) return parts
  const steps = await stepsOpenTo(context, parts.value)
  if (!steps.ok) return steps
  const [step] = steps.value.mine
  if (!step) return succeeded(undefined)
  const { id, subject, definition, author, serviceDate, signingState, dueToSign, ruleResults = [] } = note
  const signed = signaturesInRound(note).map(({ signedAt }) => signedAt)
  const since = signed.toSorted().at(-1) ?? note.readyAt
  return succeeded({
    note: { id, resourceType: 'Note', display: note.display },
    subject,
    definition: definition.display ?? '',
    author,
    serviceDate,
    signingState,
    meaning: step.meaning,
    ...(since !== undefined && { since }),
    ...(dueToSign !== undefined && { dueToSign }),
    warnings: ruleResults.filter(({ outcome }) => outcome === 'Overridden').length,
  })
}
