import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import { misfitsOfService } from './misfits-of-service.ts'

/** A visit at nine on a Wednesday in Chicago that takes so many minutes. */
function visit(minutes: number, more: object = {}): Appointment {
  const end = new Date(Date.parse('2030-03-06T15:00:00Z') + minutes * 60_000).toISOString()
  const usual = {
    ...{ id: 'new', status: 'booked', kind: 'Visit', timezone: 'America/Chicago', isGroup: false },
    ...{ start: '2030-03-06T15:00:00Z', end },
    owner: { id: 'okafor', resourceType: 'Practitioner' },
    serviceType: { id: 'therapy', resourceType: 'HealthcareService' },
    ...more,
  }
  // Of an appointment only these fields are read here.
  return usual as unknown as Appointment
}

function service(more: object = {}): HealthcareService {
  const usual = {
    ...{ id: 'therapy', name: 'Therapy', category: { code: 'therapy', display: 'Therapy' } },
    ...{ sessionTimeUnit: 'Duration', unitBasis: 'Minutes', rounding: 'EightMinute', incrementMinutes: 15 },
    ...more,
  }
  // Of a service only these fields are read here.
  return usual as unknown as HealthcareService
}

const said = (of: HealthcareService, after: Appointment, before?: Appointment) =>
  misfitsOfService({ before, after }, of).map(({ message }) => message.replace('scheduling.', ''))

test('a length is at least and at most as its service says', () => {
  const bounded = service({ minMinutes: 16, maxMinutes: 90 })
  expect(said(bounded, visit(15))).toEqual(['shorter-than-service'])
  expect(said(bounded, visit(16))).toEqual([])
  expect(said(bounded, visit(90))).toEqual([])
  expect(said(bounded, visit(91))).toEqual(['longer-than-service'])
  expect(said(service(), visit(600))).toEqual([])
})

test('a service that is entered in increments is booked in whole ones; others are not', () => {
  const inSteps = service({ sessionTimeUnit: 'TimeIncrements' })
  expect(said(inSteps, visit(50))).toEqual(['between-steps'])
  expect(said(inSteps, visit(45))).toEqual([])
  for (const sessionTimeUnit of ['Duration', 'DurationMinutes'])
    expect(said(service({ sessionTimeUnit }), visit(50)), sessionTimeUnit).toEqual([])
})

test('a service that needs units says when the length gives none, by its own rounding', () => {
  const counted = (more: object = {}) => service({ flags: ['RequireUnits'], ...more })
  expect(said(counted(), visit(7))).toEqual(['no-units'])
  expect(said(counted(), visit(8))).toEqual([])
  expect(said(counted({ rounding: 'FullUnit' }), visit(14))).toEqual(['no-units'])
  expect(said(counted({ rounding: 'RoundUp' }), visit(1))).toEqual([])
  expect(said(counted({ unitBasis: 'Visit' }), visit(5))).toEqual([])
  expect(said(service(), visit(5))).toEqual([])
})

test('a group wants a service for groups', () => {
  const meeting = visit(60, { isGroup: true })
  expect(said(service(), meeting)).toEqual(['no-groups'])
  expect(said(service({ flags: ['SupportsGroups'] }), meeting)).toEqual([])
})

test('who was asked once is not asked again, but for another length, another service, or a time that was only a wish', () => {
  const short = service({ minMinutes: 60 })
  const before = visit(45)
  const moved = visit(45, { start: '2030-03-06T20:00:00Z', end: '2030-03-06T20:45:00Z' })
  expect(said(short, moved, before)).toEqual([])
  expect(said(short, visit(30), before)).toEqual(['shorter-than-service'])
  expect(said(short, before, visit(45, { status: 'waitlist' }))).toEqual(['shorter-than-service'])
  const family = visit(45, { serviceType: { id: 'family', resourceType: 'HealthcareService' } })
  expect(said(short, before, family)).toEqual(['shorter-than-service'])
})
