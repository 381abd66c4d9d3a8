import type { Reference } from '#generated/types/reference.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** Reviews a patient's list of allergies in the chart: says in each active one who went through it, and when, newest first. */
export const reviewAllergies: Handler<'allergy.review'> = async (context, { patient }) => {
  const reviewer = await reviewerOf(context, patient, 'Allergy:Update')
  if (!reviewer.ok) return reviewer
  const rows = context.stores.of('Allergy')
  const found = await rows.find(activeOf(patient))
  if (!found.ok) return found
  for (const row of found.value.rows) {
    const reviewed = withReview(row.reviewed, reviewer.value)
    const written = await rows.update({ id: row.id, versionId: row.meta.versionId }, { ...row, reviewed })
    if (!written.ok) return written
  }
  return succeeded({ reviewed: found.value.rows.length })
}

/** The same of a patient's list of medications. */
export const reviewMedications: Handler<'medication.review'> = async (context, { patient }) => {
  const reviewer = await reviewerOf(context, patient, 'Medication:Update')
  if (!reviewer.ok) return reviewer
  const rows = context.stores.of('Medication')
  const found = await rows.find(activeOf(patient))
  if (!found.ok) return found
  for (const row of found.value.rows) {
    const reviewed = withReview(row.reviewed, reviewer.value)
    const written = await rows.update({ id: row.id, versionId: row.meta.versionId }, { ...row, reviewed })
    if (!written.ok) return written
  }
  return succeeded({ reviewed: found.value.rows.length })
}

/** So many reviews stand in a row; the older ones stand in its history. */
const mostReviews = 20

function withReview<Known extends object>(reviews: readonly Known[] | undefined, review: Review) {
  return [review, ...(reviews ?? [])].slice(0, mostReviews)
}

type Review = { readonly by: Reference; readonly at: string }

/** Only a practitioner reviews, only where the practice lets lists be marked at once, and only of a patient within reach; the call's audit row names the patient. */
async function reviewerOf(
  { actor, stores, now, note }: Context,
  patient: Reference,
  permission: string,
): Promise<Outcome<Review>> {
  const seen = await stores.of('Patient').get(patient.id)
  if (!seen.ok) return seen
  const preferences = await stores.of('PracticePreferences').find({ pageSize: 1 })
  if (!preferences.ok) return preferences
  if (preferences.value.rows[0]?.allowMarkAllReview === false)
    return failed({ kind: 'forbidden', permission: 'allowMarkAllReview' })
  if (actor.profile?.resourceType !== 'Practitioner') return failed({ kind: 'forbidden', permission })
  note({ patientId: patient.id })
  return succeeded({ by: actor.profile, at: now.iso })
}

function activeOf({ id }: Reference) {
  const filters = [
    { field: 'patient', op: 'eq', value: id },
    { field: 'status', op: 'eq', value: 'Active' },
  ] as const
  return { filters, pageSize: 500 }
}
