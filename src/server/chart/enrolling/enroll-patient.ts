import type { ActInputs } from '#generated/operations/operations.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import type { NewRow } from '#server/stores/store.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { codesKnown } from './codes-known.ts'
import { holdPatient } from './hold-patient-query.ts'
import { type Enrolling, missingForEnrollment } from './missing-for-enrollment.ts'
import { notEnrolledYet } from './not-enrolled-yet.ts'
import { assessing, mayPlanContact, planContact } from './plan-contact.ts'

type Input = ActInputs['episodeOfCare.enroll']

/**
 * Enrolls a patient in a program: the enrollment with its referral and care team, and the assessment that is due,
 * all or nothing. Refused while the patient is in the program, where the program is not in force, and without a reason where a
 * required consent is missing.
 */
export const enrollPatient: Handler<'episodeOfCare.enroll'> = async (context, input) => {
  await holdPatient(context, input.patient)
  const enrolling = await enrollingOf(context, input)
  if (!enrolling.ok) return enrolling
  const found = await missingForEnrollment(context, enrolling.value)
  if (!found.ok) return found
  const missing = found.value
  if (input.planOnly === true) return succeeded({ isPlan: true, missing })

  const needsReason = missing.some((each) => each.needsReason)
  if (needsReason && input.withoutConsents === undefined)
    return refuse('/withoutConsents', 'chart.consents-missing')
  const allowed = await allowedParts(context, input)
  if (!allowed.ok) return allowed

  const made = await enrolled(context, input, needsReason ? input.withoutConsents : undefined)
  if (!made.ok) return made
  const { id, display } = made.value
  context.note({ target: { type: 'EpisodeOfCare', id }, patientId: input.patient })
  return succeeded({
    isPlan: false,
    missing,
    enrollment: { id, resourceType: 'EpisodeOfCare', display },
  })
}

/** So many days ahead an enrollment may begin. */
const daysAhead = 60

async function enrollingOf(context: Context, input: Input): Promise<Outcome<Enrolling>> {
  const patient = await context.stores.of('Patient').get(input.patient)
  if (!patient.ok) return patient
  const program = await context.stores.of('Program').get(input.program)
  if (!program.ok) return program
  if (program.value.status !== 'Active') return refuse('/program', 'chart.program-not-active')
  if (input.start > plusDays(context.now.iso.slice(0, 10), daysAhead))
    return refuse('/start', 'chart.enrolled-too-early', { parameters: { days: daysAhead } })
  const free = await notEnrolledYet(context, { patient: patient.value, program: program.value })
  return free.ok ? succeeded({ patient: patient.value, program: program.value, start: input.start }) : free
}

/** What whoever asks brings along: each code is in its list, one person leads, and a follow-up is asked for by who may log contacts. */
function allowedParts(context: Context, input: Input): Promise<Outcome<void>> {
  const { admissionType, referral, team = [], assessment } = input
  const may = mayPlanContact(context, assessment)
  if (!may.ok) return Promise.resolve(may)
  if (team.filter(({ leads }) => leads).length > 1) return Promise.resolve(refuse('/team', 'chart.one-leads'))
  return codesKnown(context, [
    { list: 'admission-type', pointer: '/admissionType', value: admissionType },
    { list: 'referral-source', pointer: '/referral/source', value: referral?.source },
    ...team.map(({ role }, place) => ({
      list: 'care-team-role',
      pointer: `/team/${place}/role`,
      value: role,
    })),
  ])
}

async function enrolled(
  context: Context,
  input: Input,
  withoutConsents: string | undefined,
): Promise<Outcome<EpisodeOfCare>> {
  const options = { reason: { ...(withoutConsents !== undefined && { comment: withoutConsents }) } }
  const made = await context.stores.of('EpisodeOfCare').create(episodeOf(context, input), options)
  if (!made.ok) return made
  const planned = await planContact(context, made.value, {
    wish: input.assessment,
    topic: assessing,
  })
  return planned.ok ? made : planned
}

function episodeOf(context: Context, input: Input): NewRow<'EpisodeOfCare'> {
  const { patient, program, start, admissionType, referral, team = [] } = input
  const lead = team.find(({ leads }) => leads)
  return {
    patient: { id: patient, resourceType: 'Patient' },
    program: { id: program, resourceType: 'Program' },
    status: 'Active',
    period: { start },
    ...(admissionType && { admissionType }),
    ...(referral && { referral }),
    ...(lead && { careManager: { id: lead.member, resourceType: 'Practitioner' } }),
    ...(team.length > 0 && {
      careTeam: team.map(({ member, role, leads }) => ({
        id: context.newId(),
        member: { id: member, resourceType: 'Practitioner' },
        role,
        participation: leads ? 'PrimaryPerformer' : 'SecondaryPerformer',
        period: { start },
        primary: leads,
      })),
    }),
  }
}
