import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { discardTranscription } from '#server/note-parts/charting/discard-transcription.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { isServicePart } from '#shared/notes/group/is-member-part.ts'
import { isFrozen, wasSigned } from '#shared/notes/note-lifecycle.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

const mostParts = 200

/**
 * A draft that is not to be kept goes, with the parts of a shared one, and its sessions forget it. Only the author does it, only
 * while nobody has ever signed, and only with a reason, which stands in the trail. One service of several its author takes away, or the
 * author of the whole; the service did not take place then.
 */
export const discardNote: Handler<'note.discard'> = async (context, { id, reason }) => {
  const note = await context.stores.of('Note').get(id)
  if (!note.ok) return note
  const whole = await wholeOf(context, note.value)
  if (!whole.ok) return whole
  const above = whole.value ? [whole.value] : []
  const isTheirs = [note.value, ...above].some(({ author }) => author.id === context.actor.profile?.id)
  if (!isTheirs) return failed({ kind: 'forbidden', permission: 'Note:Delete' })
  if (reason.trim() === '') return refuse('/reason', 'notes.say-why')

  const parts = await context.stores
    .of('Note')
    .find({ filters: [{ field: 'partOf', op: 'eq', value: id }], pageSize: mostParts })
  if (!parts.ok) return parts
  const all = [...parts.value.rows, note.value]
  if ([...all, ...above].some(({ signingState }) => isFrozen(signingState)))
    return failed({ kind: 'locked', because: 'notes.locked' })
  if (all.some(wasSigned)) return failed({ kind: 'conflict', because: 'notes.was-signed' })

  const gone = await allTakenAway(context, all, whole.value)
  if (!gone.ok) return gone
  const { patient } = note.value
  context.note({ detail: { text: reason.trim() }, ...(patient && { patientId: patient.id }) })
  return succeeded({ discarded: all.length })
}

async function allTakenAway(
  context: Context,
  notes: readonly Note[],
  whole: Note | undefined,
): Promise<Outcome<unknown>> {
  for (const each of notes) {
    const gone = await takenAway(context, each)
    if (!gone.ok) return gone
    const told = await withoutRow(context, whole, each.id)
    if (!told.ok) return told
  }
  return succeeded(undefined)
}

/** Of one service of several, the note of which it is a part. */
async function wholeOf(context: Context, note: Note): Promise<Outcome<Note | undefined>> {
  return isServicePart(note) ? optional(context, 'Note', note.partOf) : succeeded(undefined)
}

/** The note of several services no longer lists the one that is gone, and is a draft again. */
async function withoutRow(
  context: Context,
  whole: Note | undefined,
  partId: string,
): Promise<Outcome<unknown>> {
  if (!whole) return succeeded(undefined)
  const { readyAt: _ready, definitionAssignments = [], ...rest } = whole
  const left = definitionAssignments.filter(({ childNote }) => childNote?.id !== partId)
  return context.stores
    .of('Note')
    .update(
      { id: whole.id, versionId: whole.meta.versionId },
      { ...rest, signingState: 'Draft', definitionAssignments: left },
    )
}

async function takenAway(context: Context, note: Note): Promise<Outcome<unknown>> {
  const encounter = await optional(context, 'Encounter', note.encounter)
  if (!encounter.ok) return encounter
  if (encounter.value) {
    const unlinked = await withoutNote(context, encounter.value, note)
    if (!unlinked.ok) return unlinked
  }
  const drafts = await draftsGone(context, note)
  if (!drafts.ok) return drafts
  return context.stores.of('Note').remove(note.id, note.meta.versionId)
}

async function withoutNote(context: Context, encounter: Encounter, note: Note): Promise<Outcome<unknown>> {
  const { id, meta, status, notes = [] } = encounter
  const left = notes.filter((each) => each.id !== note.id)
  if (left.length === notes.length) return succeeded(undefined)
  return context.stores.of('Encounter').update(
    { id, versionId: meta.versionId },
    {
      ...encounter,
      notes: left,
      ...(isServicePart(note) && status === 'Planned' && { status: 'Cancelled', visitStatus: 'Cancelled' }),
    },
  )
}

/** What was drafted for the note, and recorded for that. */
async function draftsGone(context: Context, { id }: Note): Promise<Outcome<void>> {
  const drafts = await context.stores
    .of('Transcription')
    .find({ filters: [{ field: 'note', op: 'eq', value: id }], pageSize: mostParts })
  if (!drafts.ok) return drafts
  for (const draft of drafts.value.rows) {
    const gone = await discardTranscription(context, draft)
    if (!gone.ok) return gone
  }
  return succeeded(undefined)
}
