import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { loadSessionOf } from '#client/notes/record/load-note.ts'
import { sendTogether } from '#client/sync/send-reader.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { alwaysNeeds } from '#shared/notes/asked-always/asked-always.ts'
import { needsOf, withWhatIsSeen } from '#shared/notes/with-related.ts'

/** The note judged beside the records that its session speaks of now; as it was where they cannot be had. */
export async function withFreshRecords(loaded: LoadedNote, encounter: Encounter): Promise<LoadedNote> {
  const session = await loadSessionOf(encounter)
  if (!session.ok) return loaded
  const parts = { ...loaded.parts, session: session.value }
  const needs = [...new Set([...needsOf(loaded.rules), ...alwaysNeeds()])]
  return { ...loaded, parts: await withWhatIsSeen(sendTogether, parts, needs) }
}
