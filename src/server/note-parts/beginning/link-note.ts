import type { Note } from '#generated/types/note.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** For every way to begin a note, enters the new one in its session, in the same transaction. */
export async function linkNote(context: Context, note: Note): Promise<Outcome<void>> {
  const encounter = await optional(context, 'Encounter', note.encounter)
  if (!encounter.ok) return encounter
  if (!encounter.value) return succeeded(undefined)

  const { id, meta, notes = [] } = encounter.value
  if (notes.some((each) => each.id === note.id)) return succeeded(undefined)
  const next = { ...encounter.value, notes: [...notes, { id: note.id, resourceType: 'Note' as const }] }
  const written = await context.stores.of('Encounter').update({ id, versionId: meta.versionId }, next)
  return written.ok ? succeeded(undefined) : written
}
