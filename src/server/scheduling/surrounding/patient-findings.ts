import type { Filter } from '#generated/types/filter.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Finding, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'
import {
  countedStatuses,
  type PatientDays,
  type PatientRemark,
  patientRemarks,
  patientsAsked,
  type Rebooked,
} from '#shared/scheduling/surrounding/patient-remarks.ts'
import { daySpan, localDate } from '#shared/time/local-moment.ts'
import { isAskedAround } from './is-asked-around.ts'

/** What is found of each wanted time, in their order. */
type PatientFindings = readonly (readonly Finding[])[]

/**
 * Of the patients of wanted times what needs somebody's word: nobody pays that day, or the same service is booked that day already. All are
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
      isAskedAround(context, each) && each.after.serviceType !== undefined && patientsAsked(each).length > 0,
  )
  if (asked.length === 0) return succeeded(wanted.map(() => []))
  const days = await patientDays(context, asked)
  if (!days.ok) return days
  const appointments = days.value.appointments.filter(({ id }) => !leaving.has(id))
  const remarks = wanted.map((each) =>
    asked.includes(each) ? patientRemarks(each, { ...days.value, appointments }) : [],
  )
  const names = await namesOf(context, [...new Set(remarks.flat().map(({ patientId }) => patientId))])
  if (!names.ok) return names
  return succeeded(remarks.map((each) => each.flatMap((remark) => findingOf(remark, names.value))))
}

async function patientDays(context: Context, asked: readonly Rebooked[]): Promise<Outcome<PatientDays>> {
  const patients = [...new Set(asked.flatMap(patientsAsked))]
  const services = [...new Set(asked.flatMap(({ after }) => after.serviceType?.id ?? []))]
  const billable = await rowsOf(context, 'HealthcareService', { field: 'id', among: services })
  if (!billable.ok) return billable
  const isBillable = billable.value.filter(({ flags = [] }) => flags.includes('Billable'))
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

const atOnce = 50
const mostRows = 500

type Among = { readonly field: string; readonly among: readonly string[]; readonly more?: readonly Filter[] }

/** Nothing where whoever asks may not read such rows. */
async function rowsOf<Type extends ResourceType>(
  context: Context,
  type: Type,
  { field, among, more = [] }: Among,
): Promise<Outcome<readonly ResourceTypes[Type][]>> {
  if (!permits(context.actor.granted, `${type}:Read`)) return succeeded([])
  const rows: ResourceTypes[Type][] = []
  for (let index = 0; index < among.length; index += atOnce) {
    const filters: readonly Filter[] = [
      { field, op: 'in', value: among.slice(index, index + atOnce) },
      ...more,
    ]
    const found = await context.stores.of(type).find({ filters, pageSize: mostRows })
    if (!found.ok) return found
    rows.push(...found.value.rows)
  }
  return succeeded(rows)
}

/** What patients are called, by their ids, as far as whoever asks may see it. */
async function namesOf(
  context: Context,
  ids: readonly string[],
): Promise<Outcome<ReadonlyMap<string, string>>> {
  const found = await rowsOf(context, 'Patient', { field: 'id', among: ids })
  return found.ok ? succeeded(new Map(found.value.map(({ id, display }) => [id, display]))) : found
}

/** A series' plan tells of a finding its `other` alone. */
function findingOf(
  { patientId, pointer, other }: PatientRemark,
  names: ReadonlyMap<string, string>,
): readonly Finding[] {
  const name = names.get(patientId)
  if (name === undefined) return []
  const message = other ? 'scheduling.same-service' : 'scheduling.no-coverage'
  return [{ pointer, weight: 'warns', message, parameters: { other: other?.display ?? name } }]
}
