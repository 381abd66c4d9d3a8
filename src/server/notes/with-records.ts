import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { withDiagnosisWords } from '#server/note-parts/frozen/with-diagnosis-words.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/**
 * A session with what the records that it names decide: another enrollment has to be the patient's own and brings its program
 * where none was chosen, another place brings its kind, and a diagnosis has the code and the words of its problem.
 */
export async function withRecords(
  context: Context,
  before: Encounter | undefined,
  after: Encounter,
): Promise<Outcome<Encounter>> {
  const enrolled = await withEnrollment(context, before, after)
  if (!enrolled.ok) return enrolled
  const placed = await withPlace(context, before, enrolled.value)
  return placed.ok ? withProblems(context, before, placed.value) : placed
}

type Diagnosis = NonNullable<Encounter['diagnoses']>[number]

/** Nobody writes the words of a diagnosis by hand: what is new or says something else than before gets those of its problem; of one that is not seen, those that stood there. */
async function withProblems(
  context: Context,
  before: Encounter | undefined,
  after: Encounter,
): Promise<Outcome<Encounter>> {
  const { diagnoses } = after
  if (!diagnoses) return succeeded(after)
  const former = (each: Diagnosis) =>
    before?.diagnoses?.find(({ condition }) => condition.id === each.condition.id)
  const conditions: Condition[] = []
  const kept: Diagnosis[] = []
  for (const each of diagnoses) {
    const known = former(each)
    const code = known?.code
    const found =
      known && isSameCode(code, each.code)
        ? succeeded(undefined)
        : await optional(context, 'Condition', each.condition)
    if (!found.ok) return found
    if (found.value) conditions.push(found.value)
    const { code: _said, ...rest } = each
    kept.push({ ...rest, ...(code && { code }) })
  }
  return succeeded(withDiagnosisWords({ ...after, diagnoses: kept }, conditions))
}

function isSameCode(one: Diagnosis['code'], other: Diagnosis['code']): boolean {
  return one?.code === other?.code && one?.display === other?.display
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
