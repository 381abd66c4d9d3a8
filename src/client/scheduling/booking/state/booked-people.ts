import type { Attendee } from '#generated/types/attendee.ts'
import type { Group } from '#generated/types/group.ts'
import { type BookingFields, whomOf } from './booking-fields.ts'
import { reference } from './reference.ts'

/** Who takes part in a booking beside its owner: the patient, or the members and the other facilitators of a group, and whoever of the staff is asked along. */
export function bookedPeople(fields: BookingFields, group: Group | undefined): readonly Attendee[] {
  const patients = whomOf(fields) === 'group' ? membersOf(group) : patientOf(fields)
  const staff = new Set([
    ...(whomOf(fields) === 'group' ? facilitatorsOf(group) : []),
    ...fields.alsoWith.map(({ id }) => id),
  ])
  staff.delete(fields.ownerId)
  return [
    ...patients,
    ...[...staff].map((id, index) => ({
      id: `staff-${index + 1}`,
      kind: 'Practitioner' as const,
      subject: reference('Practitioner', id),
      requirement: 'Required' as const,
    })),
  ]
}

function patientOf(fields: BookingFields): readonly Attendee[] {
  const { patientId, episodeId } = fields
  if (whomOf(fields) !== 'patient') return []
  return [
    {
      id: 'patient',
      kind: 'Patient',
      subject: reference('Patient', patientId),
      requirement: 'Required',
      status: 'booked',
      ...(episodeId !== '' && { episodeOfCare: reference('EpisodeOfCare', episodeId) }),
    },
  ]
}

/** Everybody who belongs to the group now; who waits for a place does not come yet. */
function membersOf(group: Group | undefined): readonly Attendee[] {
  return (group?.members ?? [])
    .filter(({ status }) => status === 'Active')
    .map(({ id, patient, episodeOfCare }) => ({
      id,
      kind: 'Patient',
      subject: reference('Patient', patient.id),
      requirement: 'Optional',
      status: 'booked',
      ...(episodeOfCare && { episodeOfCare: reference('EpisodeOfCare', episodeOfCare.id) }),
    }))
}

function facilitatorsOf(group: Group | undefined): readonly string[] {
  return (group?.facilitators ?? []).map(({ practitioner }) => practitioner.id)
}
