import type { Encounter } from '#generated/types/encounter.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/**
 * A session with what the records that it names decide: another enrollment has to be the patient's own and brings its program
 * where none was chosen, another place brings its kind.
 */
export async function withRecords(
  context: Context,
  before: Encounter | undefined,
  after: Encounter,
): Promise<Outcome<Encounter>> {
  const enrolled = await withEnrollment(context, before, after)
  return enrolled.ok ? withPlace(context, before, enrolled.value) : enrolled
}

async function withEnrollment(
  context: Context,
  before: Encounter | undefined,
  after: Encounter,
): Promise<Outcome<Encounter>> {
  if (!before || !after.episodeOfCare) return succeeded(after)
  if (before.episodeOfCare?.id === after.episodeOfCare.id) return succeeded(after)
  const episode = await optional(context, 'EpisodeOfCare', after.episodeOfCare)
  if (!episode.ok) return episode
  if (!episode.value) return succeeded(after)
  const { patient, program } = episode.value
  if (patient.id !== after.patient?.id) return refuse('/episodeOfCare', 'notes.enrollment-not-own')
  return succeeded(after.program || !program ? after : { ...after, program })
}

async function withPlace(
  context: Context,
  before: Encounter | undefined,
  after: Encounter,
): Promise<Outcome<Encounter>> {
  const place = after.location?.location
  if (!before || !place || before.location?.location?.id === place.id) return succeeded(after)
  const found = await optional(context, 'Location', place)
  if (!found.ok) return found
  const kind = found.value?.kind
  return succeeded(kind ? { ...after, location: { location: place, kind } } : after)
}
