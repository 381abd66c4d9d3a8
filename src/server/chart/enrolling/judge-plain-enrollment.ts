import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { Change, Context } from '#server/operations/handler.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking, refuse } from '#shared/outcome/refuse.ts'
import { enrollingOf, notTooEarly } from './enrolling-of.ts'
import { holdPatient } from './hold-patient-query.ts'
import { missingForEnrollment } from './missing-for-enrollment.ts'
import { notEnrolledYet } from './not-enrolled-yet.ts'

/**
 * A plain write puts nobody into a program whom the act of enrolling would not put there. Where required consents are missing, the act
 * alone goes on without them: it takes the reason. One that is over and becomes active again was judged when it began; it only makes no second one.
 */
export async function judgePlainEnrollment(
  context: Context,
  { before, after }: Change<'EpisodeOfCare'>,
): Promise<Outcome<void>> {
  if (!before) return judgedWhole(context, after)
  if (before.program.id !== after.program.id) {
    const moving = await withoutSignedNotes(context, after)
    return moving.ok ? judgedWhole(context, after) : moving
  }
  const { start } = after.period
  if (start !== undefined && start !== before.period.start) {
    const early = notTooEarly(context, { start, startAt: '/period/start' })
    if (!early.ok) return early
  }
  if (before.status === 'Active' || after.status !== 'Active') return succeeded(undefined)
  await holdPatient(context, after.patient.id)
  return notEnrolledYet(context, placeOf(after))
}

async function judgedWhole(context: Context, episode: EpisodeOfCare): Promise<Outcome<void>> {
  const start = episode.period.start ?? context.now.iso.slice(0, 10)
  const enrolling = await enrollingOf(context, { ...placeOf(episode), start, startAt: '/period/start' })
  if (!enrolling.ok) return unknownPlace(enrolling)
  const missing = await missingForEnrollment(context, enrolling.value)
  if (!missing.ok) return missing
  return missing.value.some(({ needsReason }) => needsReason)
    ? refuse('/program', 'chart.consents-by-act', { kind: 'conflict' })
    : succeeded(undefined)
}

/** Whoever may write enrollments and does not see the patient or the program enrolls nobody there. */
function unknownPlace(refusal: Outcome<never>): Outcome<void> {
  const isUnseen = !refusal.ok && (refusal.failure.kind === 'missing' || refusal.failure.kind === 'gone')
  return isUnseen
    ? failed({ kind: 'invalid', findings: [blocking('/program', 'chart.enrolled-unseen')] })
    : refusal
}

/** The program changes only while no note of the enrollment is signed, of those that whoever asks may read. */
async function withoutSignedNotes({ stores }: Context, { id }: EpisodeOfCare): Promise<Outcome<void>> {
  const filters = [{ field: 'episodeOfCare', op: 'eq', value: id }] as const
  const found = await stores.of('Note').find({ filters, pageSize: 200 })
  if (!found.ok) return found
  return found.value.rows.some(({ signingState }) => isFrozen(signingState))
    ? refuse('/program', 'chart.enrollment-has-notes', { kind: 'conflict' })
    : succeeded(undefined)
}

function placeOf({ id, patient, program }: EpisodeOfCare) {
  return { patient: patient.id, program: program.id, except: id }
}
