import type { Appointment } from '#generated/types/appointment.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

const usualMinutes = 15
const atOnce = 50

/** How long the way to each visit usually takes, and the district in which most of them are. */
export type Travel = {
  readonly minutesTo: (visit: Appointment) => number
  readonly district: Reference | undefined
}

/** From the district of where a visit is: that of its address, else of its patient; a quarter of an hour where nobody knows it. */
export async function travelOf(
  { stores }: Context,
  visits: readonly Appointment[],
): Promise<Outcome<Travel>> {
  const ids = [...new Set(visits.flatMap((visit) => patientOf(visit) ?? []))]
  const patients = new Map<string, Patient>()
  for (let index = 0; index < ids.length; index += atOnce) {
    const filters = [{ field: 'id', op: 'in', value: ids.slice(index, index + atOnce) }] as const
    const found = await stores.of('Patient').find({ filters, pageSize: atOnce })
    if (!found.ok) return found
    for (const patient of found.value.rows) patients.set(patient.id, patient)
  }
  const districtOf = (visit: Appointment) =>
    visit.serviceLocation?.address?.district?.id ?? patients.get(patientOf(visit) ?? '')?.district?.id
  const counts = new Map<string, number>()
  for (const id of visits.flatMap((visit) => districtOf(visit) ?? []))
    counts.set(id, (counts.get(id) ?? 0) + 1)
  const minutes = new Map<string, number>()
  for (const id of counts.keys()) {
    const district = await stores.of('District').get(id)
    if (district.ok) minutes.set(id, district.value.travelMinutesDefault)
  }
  const [most] = [...counts].filter(([id]) => minutes.has(id)).toSorted((one, other) => other[1] - one[1])
  return succeeded({
    minutesTo: (visit) => minutes.get(districtOf(visit) ?? '') ?? usualMinutes,
    district: most && { id: most[0], resourceType: 'District' },
  })
}

function patientOf({ attendees = [] }: Appointment): string | undefined {
  return attendees.find(({ subject }) => subject.resourceType === 'Patient')?.subject.id
}
