import { expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import { isConfidential, teamOf } from './team.ts'

const patient = { id: 'ann', resourceType: 'Patient' }
const worker = { id: 'lee', resourceType: 'Practitioner' }
const mother = { id: 'mum', resourceType: 'RelatedPerson' }

test('whoever takes part in a session reaches its patient for ninety days, and relatives who take part do not', () => {
  const session = {
    id: 'one',
    patient,
    subject: patient,
    participants: [{ individual: worker }, { individual: mother }],
    period: { start: '2026-01-01T10:00:00Z' },
  }
  expect(teamOf(registry.Encounter, session)).toEqual([
    {
      patientId: 'ann',
      profileId: 'lee',
      reason: 'session:one',
      giving: 'presence',
      from: null,
      until: '2026-04-01T10:00:00.000Z',
    },
  ])
})

test('an appointment that is cancelled lets nobody in, nor does a row that was deleted', () => {
  const booked = { id: 'one', status: 'booked', owner: worker, attendees: [{ subject: patient }] }
  expect(teamOf(registry.Appointment, booked)).toHaveLength(1)
  expect(teamOf(registry.Appointment, { ...booked, status: 'cancelled' })).toEqual([])
  expect(teamOf(registry.Appointment, { ...booked, meta: { isDeleted: true } })).toEqual([])
})

test('a care team reaches its patient within the times of each member, also when the patient was deleted', () => {
  const period = { start: '2026-01-01', end: '2026-02-01' }
  const record = { id: 'ann', careTeam: [{ member: worker, period }], meta: { isDeleted: true } }
  expect(teamOf(registry.Patient, record).filter(({ reason }) => reason === 'careTeam')).toEqual([
    {
      patientId: 'ann',
      profileId: 'lee',
      reason: 'careTeam',
      giving: 'standing',
      from: '2026-01-01T00:00:00.000Z',
      until: '2026-02-02T00:00:00.000Z',
    },
  ])
})

test('only those who are active in a group are reached by its facilitators', () => {
  const other = { id: 'ben', resourceType: 'Patient' }
  const members = [
    { patient, status: 'Active' },
    { patient: other, status: 'Waiting' },
  ]
  const lines = teamOf(registry.Group, { id: 'g', members, facilitators: [{ practitioner: worker }] })
  expect(lines.map(({ patientId, profileId }) => [patientId, profileId])).toEqual([['ann', 'lee']])
})

test('a patient is confidential while the confidential team names anybody', () => {
  expect(isConfidential(registry.Patient, { confidentialTeam: [{ practitioner: worker }] })).toBe(true)
  expect(isConfidential(registry.Patient, { confidentialTeam: [] })).toBe(false)
  expect(isConfidential(registry.Group, { confidentialTeam: [{ practitioner: worker }] })).toBe(false)
})
