import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import { type PatientDays, patientRemarks } from './patient-remarks.ts'

const timezone = 'America/Chicago'
const of = (resourceType: string, id: string) => ({ resourceType, id })

/** An appointment as far as is asked here: at nine on a Wednesday in Chicago. */
function visit(id: string, more: object = {}): Appointment {
  const usual = {
    ...{ id, status: 'booked', kind: 'Visit', timezone },
    ...{ start: '2030-03-06T15:00:00Z', end: '2030-03-06T16:00:00Z' },
    serviceType: of('HealthcareService', 'therapy'),
    program: of('Program', 'outpatient'),
    attendees: [attendee('ana')],
    ...more,
  }
  // Of an appointment only these fields are read here.
  return usual as unknown as Appointment
}

function attendee(id: string, status = 'booked') {
  return { id, kind: 'Patient', subject: of('Patient', id), status }
}

function coverage(more: object = {}): Coverage {
  const usual = {
    beneficiary: of('Patient', 'ana'),
    status: 'Active',
    period: { start: '2030-01-01' },
    ...more,
  }
  // Of a coverage only these fields are read here.
  return usual as unknown as Coverage
}

const free: PatientDays = { billable: new Set(), coverages: [], appointments: [] }
const paid: PatientDays = { ...free, billable: new Set(['therapy']) }
const said = (days: PatientDays, after = visit('new'), before?: Appointment) =>
  patientRemarks({ before, after }, days).map(({ pointer, other }) => `${pointer} ${other?.id ?? 'unpaid'}`)

test('a coverage counts while it is active, on its days, for its patient and its programs', () => {
  const unpaid = ['/attendees/0 unpaid']
  const by = (more: object) => said({ ...paid, coverages: [coverage(more)] })
  expect(said(paid)).toEqual(unpaid)
  expect(by({})).toEqual([])
  expect(by({ period: { start: '2030-03-06', end: '2030-03-06' } })).toEqual([])
  expect(by({ programs: [of('Program', 'outpatient')] })).toEqual([])
  expect(by({ status: 'Pending' })).toEqual(unpaid)
  expect(by({ period: { start: '2030-03-07' } })).toEqual(unpaid)
  expect(by({ period: { start: '2030-01-01', end: '2030-03-05' } })).toEqual(unpaid)
  expect(by({ beneficiary: of('Patient', 'jonah') })).toEqual(unpaid)
  expect(by({ programs: [of('Program', 'recovery')] })).toEqual(unpaid)
})

test('nobody pays for what is not billed or no visit, and who may not read coverage hears nothing of it', () => {
  expect(said(free)).toEqual([])
  expect(said({ ...paid, coverages: undefined })).toEqual([])
  expect(said(paid, visit('new', { kind: 'Intake' }))).toEqual([])
})

test('the same service is booked twice on a day of the zone of the appointment, also late in the evening', () => {
  const evening = { start: '2030-03-07T03:00:00Z', end: '2030-03-07T04:00:00Z' }
  const beside = (more: object) => said({ ...free, appointments: [visit('old', { ...evening, ...more })] })
  expect(beside({})).toEqual(['/attendees/0 old'])
  expect(beside({ status: 'fulfilled' })).toEqual(['/attendees/0 old'])
  expect(beside({ start: '2030-03-07T06:30:00Z', end: '2030-03-07T07:30:00Z' })).toEqual([])
  expect(beside({ serviceType: of('HealthcareService', 'family') })).toEqual([])
  expect(beside({ attendees: [attendee('jonah')] })).toEqual([])
  expect(beside({ attendees: [attendee('ana', 'cancelled')] })).toEqual([])
  for (const status of ['cancelled', 'noshow', 'proposed', 'waitlist', 'entered-in-error'])
    expect(beside({ status }), status).toEqual([])
})

test('neither itself, nor what it was moved from, nor what is at the very time is another one', () => {
  const evening = { start: '2030-03-06T20:00:00Z', end: '2030-03-06T21:00:00Z' }
  const days = { ...free, appointments: [visit('old', evening)] }
  expect(said(days, visit('old'), visit('old', { start: '2030-03-05T15:00:00Z' }))).toEqual([])
  expect(said(days, visit('new', { rescheduledFrom: of('Appointment', 'old') }))).toEqual([])
  expect(said({ ...free, appointments: [visit('old')] })).toEqual([])
})

test('who was asked once about patient, service and day is not asked again; who comes to it is', () => {
  const before = visit('new')
  const later = { start: '2030-03-06T18:00:00Z', end: '2030-03-06T19:00:00Z' }
  const isMeeting = { attendees: [attendee('ana'), attendee('jonah')] }
  expect(said(paid, visit('new', later), before)).toEqual([])
  expect(said(paid, visit('new', { ...later, status: 'pending' }), before)).toEqual([])
  expect(said(paid, visit('new', { start: '2030-03-07T15:00:00Z' }), before)).toEqual(['/attendees/0 unpaid'])
  expect(said(paid, before, visit('new', { status: 'waitlist' }))).toEqual(['/attendees/0 unpaid'])
  const other = visit('new', { serviceType: of('HealthcareService', 'family') })
  expect(said(paid, before, other)).toEqual(['/attendees/0 unpaid'])
  expect(said(paid, visit('new', isMeeting), before)).toEqual(['/attendees/1 unpaid'])
  expect(said(paid, visit('new', { attendees: [attendee('ana', 'cancelled')] }))).toEqual([])
})
