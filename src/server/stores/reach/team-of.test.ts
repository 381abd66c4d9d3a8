import { expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import { isConfidential, teamOf } from './team-of.ts'

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
  const booked = {
    id: 'one',
    status: 'booked',
    start: '2026-03-04T15:00:00Z',
    owner: worker,
    attendees: [{ subject: patient }],
  }
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

test('the author of an open note reaches its patient without an end, and for ninety days once it is signed', () => {
  const note = { id: 'n', patient, subject: patient, author: worker, serviceDate: '2026-01-01' }
  const [open] = teamOf(registry.Note, { ...note, signingState: 'Draft' })
  expect(open).toMatchObject({ profileId: 'lee', until: null })
  const [signed] = teamOf(registry.Note, { ...note, signingState: 'Signed' })
  expect(signed).toMatchObject({ profileId: 'lee', until: '2026-04-01T00:00:00.000Z' })
})

test('who is in a care team twice reaches the patient in either span', () => {
  const period = (start: string, end: string) => ({ member: worker, period: { start, end } })
  const careTeam = [period('2026-01-01', '2026-02-01'), period('2026-05-01', '2026-06-01')]
  const lines = teamOf(registry.Patient, { id: 'ann', careTeam }).filter(({ reason }) =>
    reason.startsWith('careTeam'),
  )
  expect(lines.map(({ reason, from }) => [reason, from])).toEqual([
    ['careTeam', '2026-01-01T00:00:00.000Z'],
    ['careTeam 2', '2026-05-01T00:00:00.000Z'],
  ])
})

test('an appointment without a day lets nobody in, and an inactive group neither', () => {
  const waiting = { id: 'one', status: 'waitlist', owner: worker, attendees: [{ subject: patient }] }
  expect(teamOf(registry.Appointment, waiting)).toEqual([])
  const group = {
    id: 'g',
    members: [{ patient, status: 'Active' }],
    facilitators: [{ practitioner: worker }],
  }
  expect(teamOf(registry.Group, group)).toHaveLength(1)
  expect(teamOf(registry.Group, { ...group, active: false })).toEqual([])
})

test('facilitator and member meet in the time that both have', () => {
  const group = {
    id: 'g',
    members: [{ patient, status: 'Active', period: { start: '2026-02-01' } }],
    facilitators: [{ practitioner: worker, period: { start: '2026-01-01', end: '2026-03-01' } }],
  }
  expect(teamOf(registry.Group, group)).toMatchObject([
    { from: '2026-02-01T00:00:00.000Z', until: '2026-03-02T00:00:00.000Z' },
  ])
})
