import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { loadSessionOf } from '#client/notes/record/load-note.ts'
import { sendTogether } from '#client/sync/send-reader.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { alwaysNeeds } from '#shared/notes/asked-always/asked-always.ts'
import { needsOf, withWhatIsSeen } from '#shared/notes/with-related.ts'

/** Which records a session speaks of: while this stays, what was read of them stays right. */
export function recordsNamed(encounter: Encounter | undefined): string {
  const { serviceType, program, episodeOfCare, location, appointment } = encounter ?? {}
  const named = [serviceType, program, episodeOfCare, location?.location, appointment]
  return named.map((each) => each?.id ?? '').join('|')
}

/** The note judged beside the records that its session speaks of now; as it was where they cannot be had. */
export async function withFreshRecords(loaded: LoadedNote, encounter: Encounter): Promise<LoadedNote> {
  const session = await loadSessionOf(encounter)
  if (!session.ok) return loaded
  const parts = { ...loaded.parts, session: session.value }
  const needs = [...new Set([...needsOf(loaded.rules), ...alwaysNeeds()])]
  return { ...loaded, parts: await withWhatIsSeen(sendTogether, parts, needs) }
}
