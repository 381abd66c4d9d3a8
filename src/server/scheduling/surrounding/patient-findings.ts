import type { Filter } from '#generated/types/filter.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Finding, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'
import {
  type AuthorizationRemark,
  authorizationRemarks,
  patientsConcerned,
} from '#shared/scheduling/surrounding/authorization-remarks.ts'
import {
  countedStatuses,
  type PatientDays,
  type PatientRemark,
  patientRemarks,
  type Rebooked,
} from '#shared/scheduling/surrounding/patient-remarks.ts'
import { daySpan, localDate } from '#shared/time/local-moment.ts'
import { isAskedAround } from './is-asked-around.ts'
import { rowsOf } from './rows-of.ts'

/** What is found of each wanted time, in their order. */
type PatientFindings = readonly (readonly Finding[])[]

/**
 * Of the patients of wanted times what needs somebody's word: nobody pays that day, their authorizations are too short, or the same service is booked that day already. All are
 * asked for together, so that a long series costs no more questions than one visit. `leaving` give up their time in the same act.
 * Who may not read coverage hears nothing of it, as that there is none is itself what is not to be known; the same holds for
 * appointments and for patients whose names are not to be seen.
 */
export async function patientFindings(
  context: Context,
  wanted: readonly Rebooked[],
  leaving: ReadonlySet<string> = new Set(),
): Promise<Outcome<PatientFindings>> {
  const asked = wanted.filter(
    (each) =>
      isAskedAround(context, each) &&
      each.after.serviceType !== undefined &&
      patientsConcerned(each).length > 0,
  )
  if (asked.length === 0) return succeeded(wanted.map(() => []))
  const days = await patientDays(context, asked)
  if (!days.ok) return days
  const appointments = days.value.appointments.filter(({ id }) => !leaving.has(id))
  const remarks = wanted.map((each) =>
    asked.includes(each) ? remarksOf(each, { ...days.value, appointments }) : [],
  )
  const names = await namesOf(context, [...new Set(remarks.flat().map(({ patientId }) => patientId))])
  if (!names.ok) return names
  return succeeded(remarks.map((each) => each.flatMap((remark) => findingOf(remark, names.value))))
}

/** What is known, with the services themselves. */
type KnownDays = PatientDays & { readonly services: readonly HealthcareService[] }

function remarksOf(
  rebooked: Rebooked,
  { services, ...days }: KnownDays,
): readonly (PatientRemark | AuthorizationRemark)[] {
  const service = services.find(({ id }) => id === rebooked.after.serviceType?.id)
  const short = service && days.coverages && authorizationRemarks(rebooked, service, days.coverages)
  return [...patientRemarks(rebooked, days), ...(short ?? [])]
}

async function patientDays(context: Context, asked: readonly Rebooked[]): Promise<Outcome<KnownDays>> {
  const patients = [...new Set(asked.flatMap(patientsConcerned))]
  const services = [...new Set(asked.flatMap(({ after }) => after.serviceType?.id ?? []))]
  const known = await rowsOf(context, 'HealthcareService', { field: 'id', among: services })
  if (!known.ok) return known
  const isBillable = known.value.filter(({ flags = [] }) => flags.includes('Billable'))
  const coverages = await coveragesOf(context, isBillable.length > 0 ? patients : [])
  if (!coverages.ok) return coverages
  const appointments = await rowsOf(context, 'Appointment', {
    field: 'attendees.subject',
    among: patients,
    more: [
      { field: 'serviceType', op: 'in', value: services },
      { field: 'status', op: 'in', value: countedStatuses },
      ...within(asked),
    ],
  })
  if (!appointments.ok) return appointments
  return succeeded({
    billable: new Set(isBillable.map(({ id }) => id)),
    coverages: coverages.value,
    appointments: appointments.value,
    services: known.value,
  })
}

async function coveragesOf(
  context: Context,
  patients: readonly string[],
): Promise<Outcome<PatientDays['coverages']>> {
  if (!permits(context.actor.granted, 'Coverage:Read')) return succeeded(undefined)
  return rowsOf(context, 'Coverage', {
    field: 'beneficiary',
    among: patients,
    more: [{ field: 'status', op: 'eq', value: 'Active' }],
  })
}

/** From the beginning of the first of the wanted days to the end of the last. */
function within(asked: readonly Rebooked[]): readonly Filter[] {
  const days = asked.flatMap(({ after: { start, timezone } }) =>
    start === undefined ? [] : [daySpan(localDate(start, timezone), timezone)],
  )
  const starts = days.map(({ start }) => start).toSorted()
  const ends = days.map(({ end }) => end).toSorted()
  return [
    { field: 'start', op: 'ge', value: starts[0] ?? '' },
    { field: 'start', op: 'lt', value: ends.at(-1) ?? '' },
  ]
}

/** What patients are called, by their ids, as far as whoever asks may see it. */
async function namesOf(
  context: Context,
  ids: readonly string[],
): Promise<Outcome<ReadonlyMap<string, string>>> {
  const found = await rowsOf(context, 'Patient', { field: 'id', among: ids })
  return found.ok ? succeeded(new Map(found.value.map(({ id, display }) => [id, display]))) : found
}

/** A series' plan tells of a finding its `other` apart. */
function findingOf(
  remark: PatientRemark | AuthorizationRemark,
  names: ReadonlyMap<string, string>,
): readonly Finding[] {
  const { patientId, pointer } = remark
  const name = names.get(patientId)
  if (name === undefined) return []
  const warning = { pointer, weight: 'warns' } as const
  if ('authorization' in remark) {
    const { authorization, units, left } = remark
    const parameters = { number: authorization.number, units, left, other: name }
    return [{ ...warning, message: 'scheduling.authorization-short', parameters }]
  }
  const message = remark.other ? 'scheduling.same-service' : 'scheduling.no-coverage'
  return [{ ...warning, message, parameters: { other: remark.other?.display ?? name } }]
}
