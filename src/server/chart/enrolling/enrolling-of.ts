import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { holdPatient } from './hold-patient-query.ts'
import type { Enrolling } from './missing-for-enrollment.ts'
import { notEnrolledYet } from './not-enrolled-yet.ts'

/** Who shall be in which program, by their ids, from which day on, and where that day stands in what was asked. */
type Asked = {
  readonly patient: string
  readonly program: string
  readonly start: string
  readonly startAt: string
  /** The enrollment itself, where it is there already. */
  readonly except?: string
}

/** So many days ahead an enrollment may begin. */
const daysAhead = 60

/**
 * What each enrollment must fulfil, by the act or by a plain write: the program is in force, the first day is not too far ahead, and the patient
 * is not in it yet. Holds the patient, so that of two who enroll at once the second sees the first.
 */
export async function enrollingOf(context: Context, asked: Asked): Promise<Outcome<Enrolling>> {
  await holdPatient(context, asked.patient)
  const patient = await context.stores.of('Patient').get(asked.patient)
  if (!patient.ok) return patient
  const program = await context.stores.of('Program').get(asked.program)
  if (!program.ok) return program
  if (program.value.status !== 'Active') return refuse('/program', 'chart.program-not-active')
  const { start } = asked
  const early = notTooEarly(context, asked)
  if (!early.ok) return early
  const free = await notEnrolledYet(context, asked)
  return free.ok ? succeeded({ patient: patient.value, program: program.value, start }) : free
}

/** An enrollment begins within sixty days from now. */
export function notTooEarly(
  { now }: Context,
  { start, startAt }: Pick<Asked, 'start' | 'startAt'>,
): Outcome<void> {
  return start > plusDays(now.iso.slice(0, 10), daysAhead)
    ? refuse(startAt, 'chart.enrolled-too-early', { parameters: { days: daysAhead } })
    : succeeded(undefined)
}
