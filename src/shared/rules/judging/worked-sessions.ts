import { at, day, session, therapy } from '#shared/rules/judging/test-scene.ts'
import type { WorkedRow } from '#shared/rules/judging/worked-row.ts'
import { momentOf } from '#shared/time/local-moment.ts'

/** For tests, a session from one clock time to another. */
export const span = (start: string, end: string, date = day) => ({
  start: at(start, date),
  end: at(end, date),
  serviceDate: date,
})
const until = (start: string, end: string, nextDay: string) => ({ start: at(start), end: at(end, nextDay) })
const missed = { ...therapy, id: 'mv', flags: [], isForMissedVisits: true }
const withBreak = { ...span('10:00', '11:45'), breaks: [{ start: at('11:00'), end: at('11:20') }] }
/** For tests, a session whose times are not said. */
export const noTimes = { start: undefined, end: undefined }
const primary = session.diagnoses
const first = primary[0] ?? { code: '', isCode: true, rank: 1, verification: 'Confirmed' }
const substance = { id: 'sud', display: 'SUD', diagnosisPrefixes: ['F1'] }
const telehealth = { mode: 'Telehealth', patientState: 'IL' } as const
const outpatient = { id: 'outpatient', display: 'Outpatient', diagnosisPrefixes: [] }
const atMain = { ...outpatient, locations: ['main'] }
const place = (id: string, more: object = {}) => ({ place: { id, display: id, hasAddress: false, ...more } })

/** Worked examples about the session itself: its times, place, program, diagnoses and status. */
export const workedSessions = {
  SessionDuration: [
    ['10:00–10:50', span('10:00', '10:50'), {}, 'Pass'],
    ['10:00–10:15', span('10:00', '10:15'), {}, 'Fail outside'],
    ['10:00–11:45 with break 11:00–11:20, Direct', withBreak, {}, 'Pass'],
    ['10:00–11:45 with break 11:00–11:20, Session', withBreak, { basis: 'Session' }, 'Fail outside'],
    ['DST start Sun 2026-03-08, 01:30–03:30 local', span('01:30', '03:30', '2026-03-08'), {}, 'Pass'],
    ['DST end Sun 2026-11-01, 00:30–02:30 local', span('00:30', '02:30', '2026-11-01'), {}, 'Fail outside'],
    [
      'TimeIncrements service, 4 × 15',
      { ...noTimes, increments: 4, service: { ...therapy, sessionTimeUnit: 'TimeIncrements' } },
      {},
      'Pass',
    ],
    ['Group 10:00–11:30, member left 10:40', { ...span('10:00', '11:30'), ownMinutes: 40 }, {}, 'Pass'],
  ],
  ShowStatus: [
    ['therapy note, Show', {}, {}, 'Pass'],
    ['therapy note, NoShow, allowed [Show]', { visitStatus: 'NoShow' }, {}, 'Fail not-allowed'],
    [
      'missed-visit note, NoShow, reason "forgot", service MV',
      { visitStatus: 'NoShow', hasMissedReason: true, service: missed },
      { allowed: ['NoShow'] },
      'Pass',
    ],
    [
      'same with H0004',
      { visitStatus: 'NoShow', hasMissedReason: true },
      { allowed: ['NoShow'], requireMissedVisitService: false },
      'Fail billable',
    ],
    [
      'a short member form that allows NoShow',
      { visitStatus: 'NoShow', hasMissedReason: true, service: missed },
      { allowed: ['Show', 'NoShow', 'Cancelled'] },
      'Pass',
    ],
  ],
  ServiceDate: [
    [
      'enrollment starts 2026-01-05, service 2026-01-04',
      { serviceDate: '2026-01-04' },
      {},
      'Fail outside-episode',
    ],
    [
      'approximate death date "2026-03" and service 2026-03-04',
      { deathDate: '2026-03' },
      {},
      'Pass near-death',
    ],
    [
      'enrollment Completed 2026-03-04, session same day',
      { episode: { start: '2026-01-05', end: day } },
      {},
      'Pass',
    ],
    [
      'session Fri 2026-02-27, maxDaysBack 3 Business, signing Wed 03-04',
      span('10:00', '11:00', '2026-02-27'),
      { maxDaysBack: 3, countDays: 'Business' },
      'Pass',
    ],
  ],
  ProgramSelected: [
    ['no program', { program: undefined }, {}, 'Fail missing'],
    [
      'program chosen but enrollment Completed before',
      {
        episodes: [{ programId: 'outpatient', status: 'Completed', start: '2025-01-05', end: '2026-03-01' }],
      },
      {},
      'Fail no-episode',
    ],
    ['unenrolled crisis contact', { episodes: [] }, { requireActiveEpisode: false }, 'Pass'],
    [
      'several enrollments in the same program (re-admission)',
      {
        episodes: [
          { programId: 'outpatient', status: 'Completed', start: '2025-01-05', end: '2025-06-01' },
          { programId: 'outpatient', status: 'Active', start: '2026-01-05' },
        ],
      },
      {},
      'Pass',
    ],
  ],
  ProgramLocation: [
    ['Room 2 of allowed Main Clinic', { program: atMain }, {}, 'Pass'],
    [
      'East Clinic not in list',
      { program: atMain, ...place('east', { kind: 'Site' }) },
      {},
      'Fail not-offered',
    ],
    ['home visit', { program: atMain, ...place('home', { kind: 'PatientHome' }) }, {}, 'Pass'],
    ['vehicle not listed', { program: atMain, ...place('van', { kind: 'Vehicle' }) }, {}, 'Fail not-offered'],
    [
      'vehicle in extraLocations',
      { program: atMain, ...place('van', { kind: 'Vehicle' }) },
      { extraLocations: [{ id: 'van', resourceType: 'Location' }] },
      'Pass',
    ],
  ],
  LocationSelected: [
    ['Telehealth + 11', telehealth, {}, 'Fail unfit-place'],
    ['Telehealth, patient at home + 10', { ...telehealth, placeOfService: '10' }, {}, 'Pass'],
    ['Telehealth, patient at work + 02', { ...telehealth, placeOfService: '02' }, {}, 'Pass'],
    ['InPerson + 10', { placeOfService: '10' }, {}, 'Fail unfit-place'],
    ['group mixed: parent InPerson 11', {}, {}, 'Pass'],
    ['group mixed: online member Telehealth + 10', { ...telehealth, placeOfService: '10' }, {}, 'Pass'],
  ],
  MissingDiagnosis: [
    ['therapy with F41.1 rank 1', {}, {}, 'Pass'],
    ['only Z59.0', { diagnoses: [{ ...first, code: 'Z59.0' }] }, {}, 'Fail denied'],
    [
      'assessment without diagnosis',
      { diagnoses: [], service: { ...therapy, category: 'assessment' } },
      {},
      'Skipped exempt',
    ],
    [
      'SUD program with prefixes ["F1"] and F33.1 first, F10.20 second',
      {
        program: substance,
        diagnoses: [
          { ...first, code: 'F33.1' },
          { ...first, code: 'F10.20', rank: 2 },
        ],
      },
      {},
      'Fail denied',
    ],
    [
      'resolved "2026-03" and service 2026-03-04',
      { diagnoses: [{ ...first, resolutionDate: '2026-03' }] },
      {},
      'Pass near-resolution',
    ],
  ],
  SpanMidnight: [
    ['23:00–00:00', until('23:00', '00:00', '2026-03-05'), {}, 'Pass'],
    ['23:30–00:30', until('23:30', '00:30', '2026-03-05'), {}, 'Fail split'],
    [
      '22:00–06:00 residential exempt',
      until('22:00', '06:00', '2026-03-05'),
      { exemptServices: [{ id: 'h0004', resourceType: 'HealthcareService' }] },
      'Skipped exempt',
    ],
    [
      'practitioner in New York, 23:30–00:15 = 22:30–23:15 Chicago',
      {
        start: momentOf({ date: day, time: '23:30' }, 'America/New_York').instant,
        end: momentOf({ date: '2026-03-05', time: '00:15' }, 'America/New_York').instant,
      },
      {},
      'Pass',
    ],
    ['midnight exact', until('23:00', '00:00', '2026-03-05'), { mode: 'Forbid' }, 'Pass'],
    ['one minute past midnight', until('23:00', '00:01', '2026-03-05'), { mode: 'Forbid' }, 'Fail forbidden'],
  ],
} as const satisfies { readonly [kind: string]: readonly WorkedRow[] }
