import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import type { DatePeriod } from '#generated/types/date-period.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { MissingForEnrollment } from '#generated/types/missing-for-enrollment.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Program } from '#generated/types/program.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Context } from '#server/operations/handler.ts'
import { missingConsents } from '#shared/consents/missing-consents.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'
import { ageOn } from '#shared/time/calendar.ts'

/** Who is enrolled in what, from which day on. */
export type Enrolling = { readonly patient: Patient; readonly program: Program; readonly start: string }

/**
 * What is not there yet when a patient is enrolled: only the consents that the program requires stand in the
 * way. What whoever asks may not read counts as not there, so that nobody learns of it by asking.
 */
export async function missingForEnrollment(
  context: Context,
  enrolling: Enrolling,
): Promise<Outcome<readonly MissingForEnrollment[]>> {
  const consents = await unsignedConsents(context, enrolling)
  if (!consents.ok) return consents
  const payment = await missingPayment(context, enrolling)
  if (!payment.ok) return payment
  const packet = await missingPacket(context, enrolling)
  if (!packet.ok) return packet
  return succeeded([
    ...consents.value.map((consent) => ({ kind: 'Consent' as const, consent, needsReason: true })),
    ...payment.value,
    ...packet.value,
    ...(isOfOtherAge(enrolling) ? [{ kind: 'Age' as const, needsReason: false }] : []),
  ])
}

async function unsignedConsents(
  context: Context,
  { patient, program, start }: Enrolling,
): Promise<Outcome<readonly CodedValue[]>> {
  const { requiredConsents = [] } = program
  if (requiredConsents.length === 0) return succeeded([])
  const found = await readable(context, 'Consent', [
    { field: 'patient', op: 'eq', value: patient.id },
    { field: 'status', op: 'eq', value: 'Active' },
  ])
  if (!found.ok) return found
  return succeeded(missingConsents(requiredConsents, found.value, start))
}

async function missingPayment(
  context: Context,
  { patient, program, start }: Enrolling,
): Promise<Outcome<readonly MissingForEnrollment[]>> {
  const found = await readable(context, 'Coverage', [
    { field: 'beneficiary', op: 'eq', value: patient.id },
    { field: 'status', op: 'eq', value: 'Active' },
  ])
  if (!found.ok) return found
  const paying = found.value.filter((each) => covers(each.period, start) && isFor(each.programs, program))
  if (paying.length === 0) return succeeded([{ kind: 'Coverage', needsReason: false }])
  const isAuthorized = paying.some((each) => hasAuthorization(each, { program, start }))
  return succeeded(isAuthorized ? [] : [{ kind: 'Authorization', needsReason: false }])
}

function hasAuthorization(
  { authorizations = [] }: Coverage,
  { program, start }: Pick<Enrolling, 'program' | 'start'>,
): boolean {
  return authorizations.some(
    ({ status, period, programs }) =>
      status === 'Approved' && covers(period, start) && isFor(programs, program),
  )
}

/** None means all. */
function isFor(programs: Coverage['programs'] = [], { id }: Program): boolean {
  return programs.length === 0 || programs.some((each) => each.id === id)
}

const packetsOver = ['Expired', 'Cancelled']

async function missingPacket(
  context: Context,
  { patient, program }: Enrolling,
): Promise<Outcome<readonly MissingForEnrollment[]>> {
  const { admissionPacket } = program
  if (!admissionPacket) return succeeded([])
  const found = await readable(context, 'PacketResponse', [
    { field: 'patient', op: 'eq', value: patient.id },
    { field: 'packet', op: 'eq', value: admissionPacket.id },
  ])
  if (!found.ok) return found
  const isThere = found.value.some(({ status }) => !packetsOver.includes(status))
  return succeeded(isThere ? [] : [{ kind: 'Packet', packet: admissionPacket, needsReason: false }])
}

function isOfOtherAge({ patient, program, start }: Enrolling): boolean {
  const { min = 0, max = Number.POSITIVE_INFINITY } = program.ageRange ?? {}
  const age = ageOn(patient.birthDate, start)
  return age !== undefined && (age < min || age > max)
}

function covers({ start, end }: DatePeriod, day: string): boolean {
  return (start === undefined || start <= day) && (end === undefined || end >= day)
}

async function readable<Type extends ResourceType>(
  context: Context,
  type: Type,
  filters: readonly Filter[],
): Promise<Outcome<readonly ResourceTypes[Type][]>> {
  if (!permits(context.actor.granted, `${type}:Read`)) return succeeded([])
  const found = await context.stores.of(type).find({ filters, pageSize: 200 })
  return found.ok ? succeeded(found.value.rows) : found
}
