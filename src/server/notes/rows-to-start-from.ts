import type { ActInputs } from '#generated/operations/operations.ts'
import type { Program } from '#generated/types/program.ts'
import { optional } from '#server/note-parts/optional.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import type { Starting } from './session-to-begin.ts'

type Rows = Omit<Starting, 'kind' | 'definition'> & { readonly program: Program | undefined }

/** What a start names beside the definition: whom it is about, in which enrollment and where, as far as the asker may see it. */
export async function rowsToStartFrom(
  context: Context,
  input: ActInputs['note.start'],
): Promise<Outcome<Rows>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const patient = await context.stores.of('Patient').get(input.patient.id)
  if (!patient.ok)
    return refuse('/patient', 'notes.patient-missing', { subStatus: subStatuses.referenceWrong })
  const episode = await optional(context, 'EpisodeOfCare', input.episodeOfCare)
  if (!episode.ok) return episode
  if (input.episodeOfCare && episode.value?.patient.id !== patient.value.id)
    return refuse('/episodeOfCare', 'notes.enrollment-of-another', { subStatus: subStatuses.referenceWrong })
  const location = await optional(context, 'Location', input.location)
  if (!location.ok) return location
  const program = await optional(context, 'Program', episode.value?.program)
  if (!program.ok) return program
  return succeeded({
    input,
    start: input.start ?? context.now.iso,
    patient: patient.value,
    episode: episode.value,
    location: location.value,
    program: program.value,
    preferences: preferences.value,
  })
}
