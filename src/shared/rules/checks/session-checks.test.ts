import { describe, expect, test } from 'vitest'
import { ruleRemarks } from '#shared/rules/judging/rule-checks.ts'
import {
  at,
  facts,
  judge,
  judgeThis,
  okafor,
  session,
  short,
  therapy,
  zone,
} from '#shared/rules/judging/test-scene.ts'
import type { SessionFacts } from '#shared/rules/rule-facts.ts'

const program = { id: 'outpatient', display: 'Outpatient', diagnosisPrefixes: [], locations: ['main'] }
const room = { id: 'room2', display: 'Room 2', kind: 'Room', siteId: 'main', hasAddress: false }

describe('ShowStatus', () => {
  const missed = { ...therapy, flags: [], isForMissedVisits: true }
  const noShow = { visitStatus: 'NoShow', hasMissedReason: true, service: missed } as const
  const any = { allowed: ['Show', 'NoShow', 'Cancelled'] } as const

  test.each([
    ['a therapy note of a visit that took place', {}, {}, 'Pass'],
    ['a therapy note of a no-show', noShow, {}, 'Fail not-allowed'],
    ['a missed-visit note with reason and service', noShow, any, 'Pass'],
    ['the same without a reason', { ...noShow, hasMissedReason: false }, any, 'Fail no-reason'],
    [
      'a reason that nobody asks for',
      { ...noShow, hasMissedReason: false },
      { ...any, requireReason: false },
      'Pass',
    ],
    ['a service that is not for missed visits', { ...noShow, service: therapy }, any, 'Fail missed-service'],
    [
      'a billable service for missed visits',
      { ...noShow, service: { ...missed, flags: ['Billable'] } },
      any,
      'Fail billable',
    ],
    [
      'the same where billing is not forbidden',
      { ...noShow, service: { ...missed, flags: ['Billable'] } },
      { ...any, forbidBillable: false },
      'Pass',
    ],
  ] as const)('%s', (_title, changed, params, expected) => {
    expect(short(judge('ShowStatus', changed, params))).toBe(expected)
  })

  test('a group to which nobody came is remarked on, and one with somebody is not', () => {
    const group = { ...facts, composition: 'Group' as const }
    const absent = { ...session, visitStatus: 'NoShow' as const }
    const remark = ruleRemarks.ShowStatus

    expect(remark?.({ ...group, members: [absent, absent] })?.id).toBe('rules.show-status.nobody-came')
    expect(remark?.({ ...group, members: [absent, session] })).toBeUndefined()
    expect(remark?.({ ...group, members: [] })).toBeUndefined()
  })
})

describe('ProgramSelected', () => {
  const completed = [{ programId: 'outpatient', status: 'Completed', start: '2026-01-05', end: '2026-03-04' }]
  const before = [{ programId: 'outpatient', status: 'Completed', start: '2026-01-05', end: '2026-03-03' }]
  const again = [...before, { programId: 'outpatient', status: 'Active', start: '2026-03-04' }]

  test.each([
    ['a program with an enrollment', {}, {}, 'Pass'],
    ['no program', { program: undefined }, {}, 'Fail missing'],
    ['no program where none is needed', { program: undefined }, { required: false }, 'Pass'],
    ['the last day of the enrollment', { episodes: completed }, {}, 'Pass'],
    ['an enrollment that ended the day before', { episodes: before }, {}, 'Fail no-episode'],
    ['the enrollment after a re-admission counts', { episodes: again }, {}, 'Pass'],
    [
      'a cancelled enrollment covers nothing',
      { episodes: [{ programId: 'outpatient', status: 'Cancelled', start: '2026-01-05' }] },
      {},
      'Fail no-episode',
    ],
    ['a crisis contact without enrollment', { episodes: [] }, { requireActiveEpisode: false }, 'Pass'],
    ['enrollments that were not looked up', { episodes: undefined }, {}, 'Skipped not-checked'],
    ['the parent of a group has no patient', { patient: undefined, episodes: undefined }, {}, 'Pass'],
    [
      'a service that the program does not offer',
      { program: { ...program, services: ['other'] } },
      {},
      'Fail not-offered',
    ],
    [
      'the same where nobody asks',
      { program: { ...program, services: ['other'] } },
      { serviceOffered: false },
      'Pass',
    ],
    [
      'another program than the allowed ones',
      {},
      { allowedPrograms: [{ id: 'crisis', resourceType: 'Program' }] },
      'Fail not-allowed',
    ],
    [
      'a practitioner of another program',
      { performer: { ...okafor, programs: ['crisis'], licenses: [] } },
      { practitionerInProgram: true },
      'Fail not-in-program',
    ],
    ['a practitioner of the program', {}, { practitionerInProgram: true }, 'Pass'],
  ] as const)('%s', (_title, changed, params, expected) => {
    expect(short(judge('ProgramSelected', changed as Partial<SessionFacts>, params))).toBe(expected)
  })
})

describe('ProgramLocation', () => {
  const east = { id: 'east', display: 'East Clinic', kind: 'Site', hasAddress: true }
  const van = { id: 'van', display: 'Van', kind: 'Vehicle', hasAddress: false }

  test.each([
    ['a room of an allowed site', { program, place: room }, {}, 'Pass'],
    [
      'the same where rooms do not count',
      { program, place: room },
      { allowChildren: false },
      'Fail not-offered',
    ],
    ['a site that is not listed', { program, place: east }, {}, 'Fail not-offered'],
    ['a home visit', { program, place: { ...east, kind: 'PatientHome' } }, {}, 'Pass'],
    ['a vehicle that is not listed', { program, place: van }, {}, 'Fail not-offered'],
    [
      'a vehicle among the further locations',
      { program, place: van },
      { extraLocations: [{ id: 'van', resourceType: 'Location' }] },
      'Pass',
    ],
    ['no program', { program: undefined, place: east }, {}, 'Pass'],
    ['no location', { program, place: undefined }, {}, 'Pass'],
    ['a program without a list', { program: { ...program, locations: [] }, place: east }, {}, 'Pass'],
    [
      'only the further locations count',
      { program, place: east },
      { useProgramLocations: false, extraLocations: [{ id: 'van', resourceType: 'Location' }] },
      'Fail not-offered',
    ],
    [
      'another district than the patient’s',
      { program, place: { ...room, district: 'north' }, patientDistrict: 'south' },
      { matchDistrict: true },
      'Fail district',
    ],
    [
      'a patient without a district',
      { program, place: { ...room, district: 'north' } },
      { matchDistrict: true },
      'Pass',
    ],
  ] as const)('%s', (_title, changed, params, expected) => {
    expect(short(judge('ProgramLocation', changed as Partial<SessionFacts>, params))).toBe(expected)
  })
})

describe('LocationSelected', () => {
  const remote = { mode: 'Telehealth', patientState: 'IL' } as const
  const home = { ...room, kind: 'PatientHome' }

  test.each([
    ['an office visit at place 11', {}, {}, 'Pass'],
    ['telehealth at place 11', remote, {}, 'Fail unfit-place'],
    ['telehealth, patient at home, place 10', { ...remote, placeOfService: '10' }, {}, 'Pass'],
    ['telehealth, patient at work, place 02', { ...remote, placeOfService: '02' }, {}, 'Pass'],
    ['in person at place 10', { placeOfService: '10' }, {}, 'Fail unfit-place'],
    ['the same where the mode is not compared', { placeOfService: '10' }, { modeConsistency: false }, 'Pass'],
    ['a home visit at place 12', { place: home, placeOfService: '12' }, {}, 'Pass'],
    ['a home visit at place 11', { place: home }, {}, 'Fail unfit-place'],
    [
      'telehealth without the state',
      { ...remote, placeOfService: '10', patientState: undefined },
      {},
      'Fail no-state',
    ],
    [
      'a state that nobody asks for',
      { ...remote, placeOfService: '10', patientState: undefined },
      { requirePatientState: false },
      'Pass',
    ],
    ['no location', { place: undefined }, {}, 'Fail no-location'],
    ['no location where none is needed', { place: undefined }, { requireLocation: false }, 'Pass'],
    ['no place of service', { placeOfService: undefined }, {}, 'Fail no-place'],
    [
      'no place of service where none is needed',
      { placeOfService: undefined },
      { requirePlaceOfService: false },
      'Pass',
    ],
    [
      'a place that the rule does not allow',
      {},
      { allowedPlacesOfService: ['03'] },
      'Fail place-not-allowed',
    ],
    [
      'a place that the service does not allow',
      { service: { ...therapy, placesOfService: ['03'] } },
      {},
      'Fail place-not-allowed',
    ],
    [
      'a location that the rule does not allow',
      {},
      { allowedLocations: [{ id: 'east', resourceType: 'Location' }] },
      'Fail location-not-allowed',
    ],
    [
      'somewhere in the community without an address',
      { place: { display: '', kind: 'Community', hasAddress: false }, placeOfService: '99' },
      {},
      'Fail no-address',
    ],
  ] as const)('%s', (_title, changed, params, expected) => {
    expect(short(judge('LocationSelected', changed as Partial<SessionFacts>, params))).toBe(expected)
  })

  test('where places of service are hidden, the sentence points to the location', () => {
    const elsewhere = { ...session, placeOfService: undefined }
    const hidden = { placeOfService: { isRequired: true, isHidden: true } }
    const free = { placeOfService: { isRequired: false, isHidden: false } }

    expect(short(judgeThis('LocationSelected', elsewhere, { params: {}, around: hidden }))).toBe(
      'Fail no-place-at-location',
    )
    expect(short(judgeThis('LocationSelected', elsewhere, { params: {}, around: free }))).toBe('Pass')
  })
})

describe('SpanMidnight', () => {
  const night = (from: string, to: string) => ({ start: at(from), end: at(to, '2026-03-05') })
  const residential = { ...therapy, id: 'residential' }
  const exempt = { exemptServices: [{ id: 'residential', resourceType: 'HealthcareService' }] } as const

  test.each([
    ['23:00–00:00 belongs to the day on which it began', night('23:00', '00:00'), {}, 'Pass'],
    ['23:00–00:01', night('23:00', '00:01'), {}, 'Fail split'],
    ['23:30–00:30', night('23:30', '00:30'), {}, 'Fail split'],
    ['23:30–00:30 where it is forbidden', night('23:30', '00:30'), { mode: 'Forbid' }, 'Fail forbidden'],
    ['a residential shift', { ...night('22:00', '06:00'), service: residential }, exempt, 'Skipped exempt'],
    ['counted on the first day', night('22:00', '06:00'), { mode: 'AllowStartDate' }, 'Pass'],
    [
      'counted on the first day, six hours on',
      night('22:00', '06:00'),
      { mode: 'AllowStartDate', maxHoursAfterMidnight: 6 },
      'Pass',
    ],
    [
      'counted on the first day, but too far',
      night('22:00', '06:01'),
      { mode: 'AllowStartDate', maxHoursAfterMidnight: 6 },
      'Fail too-long',
    ],
    ['no clock times', { start: undefined, end: undefined }, {}, 'Skipped no-times'],
  ] as const)('%s', (_title, changed, params, expected) => {
    expect(short(judge('SpanMidnight', changed as Partial<SessionFacts>, params))).toBe(expected)
  })

  test('23:30–00:15 in New York is before midnight in Chicago', () => {
    const inNewYork = { start: '2026-03-05T04:30:00Z', end: '2026-03-05T05:15:00Z' }

    expect(short(judge('SpanMidnight', { ...inNewYork, timezone: zone }))).toBe('Pass')
    expect(short(judge('SpanMidnight', { ...inNewYork, timezone: 'America/New_York' }))).toBe('Fail split')
  })

  test('a session counted in minutes can be judged by its appointment', () => {
    const appointment = {
      id: 'v1',
      display: 'Rivera',
      status: 'booked',
      ...night('23:30', '00:30'),
      subjects: [],
      hasSession: true,
    }
    const changed = { start: undefined, end: undefined, appointment }

    expect(short(judge('SpanMidnight', changed))).toBe('Skipped no-times')
    expect(short(judge('SpanMidnight', changed, { useAppointmentTimes: true }))).toBe('Fail split')
  })
})

describe('AppointmentRequired', () => {
  const visit = {
    id: 'v1',
    display: 'Rivera – 10:00',
    status: 'checked-in',
    start: at('10:00'),
    end: at('10:50'),
    subjects: ['rivera'],
    serviceId: 'h0004',
    programId: 'outpatient',
    owner: okafor,
    hasSession: true,
  }
  const everything = { match: ['Patient', 'Date', 'Service', 'Practitioner', 'Program'] } as const

  test.each([
    ['started from the calendar', visit, everything, 'Pass'],
    ['somebody else’s appointment', { ...visit, subjects: ['marlowe'] }, {}, 'Fail other'],
    [
      'an appointment of the day before',
      { ...visit, start: at('10:00', '2026-03-03') },
      {},
      'Fail other-date',
    ],
    ['another service', { ...visit, serviceId: 'h2017' }, everything, 'Fail other-service'],
    ['another service that nobody asks about', { ...visit, serviceId: 'h2017' }, {}, 'Pass'],
    [
      'another practitioner',
      { ...visit, owner: { id: 'lee', display: 'Lee' } },
      everything,
      'Fail other-practitioner',
    ],
    ['another program', { ...visit, programId: 'crisis' }, everything, 'Fail other-program'],
    ['an hour away', { ...visit, start: at('09:00') }, {}, 'Pass'],
    ['an hour and a minute away', { ...visit, start: at('08:59') }, {}, 'Fail away'],
    ['entered in error', { ...visit, status: 'entered-in-error' }, {}, 'Fail status'],
    ['a no-show whose session took place', { ...visit, status: 'noshow' }, {}, 'Fail status'],
  ] as const)('%s', (_title, appointment, params, expected) => {
    const changed = { appointment, hasAppointment: true }
    expect(short(judge('AppointmentRequired', changed, params))).toBe(expected)
  })

  test('a no-show fits a session that is marked so', () => {
    const changed = { appointment: { ...visit, status: 'noshow' }, visitStatus: 'NoShow' } as const
    expect(short(judge('AppointmentRequired', changed))).toBe('Pass')
  })

  test('without an appointment, one of that day is offered, else a walk-in where that is allowed', () => {
    const free = { ...visit, status: 'booked', hasSession: false }

    expect(judge('AppointmentRequired', { appointmentsOfDay: [free] }).sentence).toEqual({
      id: 'rules.appointment-required.offer',
      parameters: { time: '10:00' },
    })
    expect(short(judge('AppointmentRequired'))).toBe('Fail walk-in')
    expect(short(judge('AppointmentRequired', {}, { walkInAllowed: false }))).toBe('Fail missing')
  })

  test('nothing is asked of a documentation note, and nothing said of an appointment that may not be seen', () => {
    expect(
      short(judgeThis('AppointmentRequired', session, { params: {}, around: { kind: 'DocumentationNote' } })),
    ).toBe('Skipped exempt')
    expect(
      short(judgeThis('AppointmentRequired', session, { params: {}, around: { hasSession: false } })),
    ).toBe('Skipped no-session')
    expect(short(judge('AppointmentRequired', { hasAppointment: true }))).toBe('Skipped not-checked')
  })
})
