import type { Encounter } from '#generated/types/encounter.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import { openCode } from '#server/note-parts/frozen/with-diagnosis-words.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

const notOnSessions: readonly string[] = ['RuledOut', 'EnteredInError']

/** For a new session, the diagnoses of the enrollment, so that a clinician confirms instead of typing; never those that were ruled out. */
export async function diagnosesOfEnrollment(
  context: Context,
  episode: EpisodeOfCare | undefined,
): Promise<Outcome<NonNullable<Encounter['diagnoses']>>> {
  const diagnoses: NonNullable<Encounter['diagnoses']>[number][] = []
  for (const { condition, rank } of episode?.diagnoses ?? []) {
    const found = await optional(context, 'Condition', condition)
    if (!found.ok) return found
    const isUsable =
      found.value &&
      !notOnSessions.includes(found.value.verification) &&
      found.value.clinicalStatus !== 'Resolved'
    if (!found.value || !isUsable) continue
    const code = openCode(found.value)
    diagnoses.push({ condition, rank, ...(code && { code }) })
  }
  return succeeded(diagnoses)
}
