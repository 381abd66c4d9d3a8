import type { Appointment } from '#generated/types/appointment.ts'
import type { EnrollmentStep } from '#generated/types/enrollment-step.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { MissingForEnrollment } from '#generated/types/missing-for-enrollment.ts'
import type { Program } from '#generated/types/program.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'
import { missingForEnrollment } from './missing-for-enrollment.ts'
import { assessing } from './plan-contact.ts'

type Steps = readonly EnrollmentStep[]

/** Says what belongs to an enrollment and what of it is there; what whoever asks may not read is not spoken of, or counts as not there. */
export const lookAtSteps: Handler<'episodeOfCare.lookAtSteps'> = async (context, { id }) => {
  const found = await context.stores.of('EpisodeOfCare').get(id)
  if (!found.ok) return found
  const { value: episode } = found
  const papers = await paperSteps(context, episode)
  if (!papers.ok) return papers
  const visit = await visitStep(context, episode)
  if (!visit.ok) return visit
  const assessment = await assessmentStep(context, episode)
  if (!assessment.ok) return assessment
  context.note({ patientId: episode.patient.id })
  return succeeded({
    enrollment: { id, resourceType: 'EpisodeOfCare', display: episode.display },
    steps: [...papers.value, teamStep(episode), ...visit.value, ...assessment.value],
  })
}

/** Consents, coverage and packet, as they are needed now, or when the enrollment begins. */
async function paperSteps(context: Context, episode: EpisodeOfCare): Promise<Outcome<Steps>> {
  const patient = await context.stores.of('Patient').get(episode.patient.id)
  const program = await context.stores.of('Program').get(episode.program.id)
  // Whoever does not see both is told nothing of what the one needs for the other.
  if (!patient.ok || !program.ok) return succeeded([])
  const today = context.now.iso.slice(0, 10)
  const begins = episode.period.start?.slice(0, 10) ?? today
  const enrolling = {
    patient: patient.value,
    program: program.value,
    start: begins > today ? begins : today,
  }
  const missing = await missingForEnrollment(context, enrolling)
  return missing.ok ? succeeded(papersOf(program.value, missing.value)) : missing
}

function papersOf(program: Program, missing: readonly MissingForEnrollment[]): Steps {
  const { requiredConsents = [], admissionPacket } = program
  const lacks = (kind: MissingForEnrollment['kind']) => missing.some((each) => each.kind === kind)
  return [
    ...requiredConsents.map(
      ({ code, display }): EnrollmentStep => ({
        kind: 'Consent',
        isDone: !missing.some(({ consent }) => consent?.code === code),
        text: display ?? code,
      }),
    ),
    { kind: 'Coverage', isDone: !lacks('Coverage') },
    ...(lacks('Coverage') ? [] : [{ kind: 'Authorization', isDone: !lacks('Authorization') } as const]),
    ...(admissionPacket
      ? [{ kind: 'Packet', isDone: !lacks('Packet'), text: admissionPacket.display ?? '' } as const]
      : []),
  ]
}

function teamStep({ careTeam = [], careManager }: EpisodeOfCare): EnrollmentStep {
  const members = careTeam.length > 0 ? careTeam.map(({ member }) => member) : [careManager]
  const names = members.flatMap((each) => each?.display ?? [])
  return {
    kind: 'CareTeam',
    isDone: members.some((each) => each !== undefined),
    text: names.join(', ').slice(0, 500),
  }
}

const kept: readonly Appointment['status'][] = ['pending', 'booked', 'arrived', 'checked-in', 'fulfilled']

/** The first appointment of the enrollment that was not called off or missed. */
async function visitStep(context: Context, episode: EpisodeOfCare): Promise<Outcome<Steps>> {
  if (!permits(context.actor.granted, 'Appointment:Read')) return succeeded([])
  const filters = [
    { field: 'attendees.subject', op: 'eq', value: episode.patient.id },
    { field: 'status', op: 'in', value: [...kept] },
  ] as const
  const search = { filters, orderBy: 'start', order: 'asc', pageSize: 200 } as const
  const found = await context.stores.of('Appointment').find(search)
  if (!found.ok) return found
  const first = found.value.rows.find((row) => isOf(row, episode))
  if (!first) return succeeded([{ kind: 'Appointment', isDone: false }])
  const { id, start, timezone } = first
  const appointment = { id, resourceType: 'Appointment' } as const
  return succeeded([
    { kind: 'Appointment', isDone: true, appointment, ...(start !== undefined && { start, timezone }) },
  ])
}

function isOf({ episodeOfCare, attendees = [] }: Appointment, { id, patient }: EpisodeOfCare): boolean {
  const own = attendees.find(({ subject }) => subject.id === patient.id)
  return (own?.episodeOfCare ?? episodeOfCare)?.id === id
}

/** The assessment that was planned when the patient was enrolled, or since. */
async function assessmentStep(context: Context, { id }: EpisodeOfCare): Promise<Outcome<Steps>> {
  if (!permits(context.actor.granted, 'Communication:Read')) return succeeded([])
  const filters = [{ field: 'episodeOfCare', op: 'eq', value: id }] as const
  const search = { filters, orderBy: 'date', order: 'desc', pageSize: 200 } as const
  const found = await context.stores.of('Communication').find(search)
  if (!found.ok) return found
  const planned = found.value.rows.find(({ topic, followUp }) => topic.code === assessing.code && followUp)
  const { due, assignee, doneAt } = planned?.followUp ?? {}
  return succeeded([
    {
      kind: 'Assessment',
      isDone: doneAt !== undefined,
      ...(due !== undefined && { due }),
      ...(assignee?.display !== undefined && { text: assignee.display }),
    },
  ])
}
