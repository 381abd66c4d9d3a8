import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

const mostParts = 200

/**
 * A draft that is not to be kept goes, with the parts of a shared one, and its sessions forget it. Only the author does it, only
 * while nobody has signed, and only with a reason, which stands in the trail.
 */
export const discardNote: Handler<'note.discard'> = async (context, { id, reason }) => {
  const note = await context.stores.of('Note').get(id)
  if (!note.ok) return note
  if (note.value.author.id !== context.actor.profile?.id)
    return failed({ kind: 'forbidden', permission: 'Note:Delete' })
  if (reason.trim() === '') return refuse('/reason', 'notes.say-why')

  const parts = await context.stores
    .of('Note')
    .find({ filters: [{ field: 'partOf', op: 'eq', value: id }], pageSize: mostParts })
  if (!parts.ok) return parts
  const all = [...parts.value.rows, note.value]
  if (all.some(({ signingState }) => isFrozen(signingState)))
    return failed({ kind: 'locked', because: 'notes.locked' })

  for (const each of all) {
    const gone = await takenAway(context, each)
    if (!gone.ok) return gone
  }
  const { patient } = note.value
  context.note({ detail: { text: reason.trim() }, ...(patient && { patientId: patient.id }) })
  return succeeded({ discarded: all.length })
}

async function takenAway(context: Context, note: Note): Promise<Outcome<unknown>> {
  const encounter = await optional(context, 'Encounter', note.encounter)
  if (!encounter.ok) return encounter
  if (encounter.value) {
    const unlinked = await withoutNote(context, encounter.value, note.id)
    if (!unlinked.ok) return unlinked
  }
  return context.stores.of('Note').remove(note.id, note.meta.versionId)
}

async function withoutNote(
  context: Context,
  encounter: Encounter,
  noteId: string,
): Promise<Outcome<unknown>> {
  const { id, meta, notes = [] } = encounter
  const left = notes.filter((each) => each.id !== noteId)
  if (left.length === notes.length) return succeeded(undefined)
  return context.stores
    .of('Encounter')
    .update({ id, versionId: meta.versionId }, { ...encounter, notes: left })
}
