import { aCoverage, anAuthorization, anOther, at, okafor, therapy } from '#shared/rules/judging/test-scene.ts'
import type { WorkedRow } from '#shared/rules/judging/worked-row.ts'
import type { AppointmentFacts } from '#shared/rules/rule-facts.ts'
import type { RuleKind } from '#shared/rules/verdict.ts'

const span = (start: string, end: string) => ({ start: at(start), end: at(end) })
/** For tests, a session of so many minutes. */
export const minutes = (count: number) => ({
  start: at('10:00'),
  end: new Date(Date.parse(at('10:00')) + count * 60_000).toISOString(),
})
const booked: AppointmentFacts = {
  id: 'booked',
  display: 'Individual therapy',
  status: 'booked',
  start: at('10:00'),
  end: at('11:00'),
  subjects: ['rivera'],
  hasSession: false,
}
const linked = (more: Partial<AppointmentFacts> = {}) => ({
  appointment: { ...booked, ...more },
  hasAppointment: true,
})
/** For tests, a policy with these authorizations. */
export const authorized = (...some: readonly Parameters<typeof anAuthorization>[0][]) => ({
  coverages: [aCoverage({ authorizations: some.map((more) => anAuthorization(more)) })],
})
const weekly = { frequency: { units: 4, per: 'week' }, used: 0, approved: 100 } as const
const covered = (more: Parameters<typeof aCoverage>[0]) => ({ coverages: [aCoverage(more)] })
const morning = anOther({
  units: 6,
  minutes: 90,
  status: 'Finished',
  participants: [{ ...okafor, id: 'lee' }],
})

/** Worked examples about what is around a session: appointments, other sessions, authorizations, units and insurance. */
export const workedRecords: { readonly [Kind in RuleKind]?: readonly WorkedRow[] } = {
  AppointmentRequired: [
    ['started from the calendar', linked(), {}, 'Pass'],
    ['not linked, appointment same day exists', { appointmentsOfDay: [booked] }, {}, 'Fail offer'],
    [
      'co-facilitator’s group, linked through the parent',
      linked({ subjects: ['rivera', 'marlowe'] }),
      {},
      'Pass',
    ],
    ['appointment entered-in-error', linked({ status: 'entered-in-error' }), {}, 'Fail status'],
    [
      'recurring occurrence moved to another day and session on the old day',
      linked({ start: at('10:00', '2026-03-05'), end: at('11:00', '2026-03-05') }),
      {},
      'Fail other-date',
    ],
  ],
  SessionOverlap: [
    [
      '10:00–11:00 and 11:00–12:00',
      { ...span('10:00', '11:00'), others: [anOther({ start: at('11:00'), end: at('12:00') })] },
      {},
      'Pass',
    ],
    [
      '10:00–11:00 and 10:55–11:30, tolerance 5',
      { ...span('10:00', '11:00'), others: [anOther({ start: at('10:55'), end: at('11:30') })] },
      { toleranceMinutes: 5 },
      'Pass',
    ],
    [
      'group 10–11:30 with 6 members: children share the parent',
      { parentId: 'group', others: [anOther({ parentId: 'group', patientId: 'marlowe' })] },
      {},
      'Pass',
    ],
    [
      'co-facilitators A and B both on the group',
      {
        others: [
          anOther({ patientId: 'marlowe', participants: [{ ...okafor, type: 'SecondaryPerformer' }] }),
        ],
      },
      {},
      'Pass',
    ],
    [
      'therapist session 10–11, prescriber 10:30–10:50 same patient',
      { others: [anOther({ participants: [{ ...okafor, id: 'lee' }] })] },
      {},
      'Fail patient',
    ],
    [
      'the same, the pair allowed',
      {
        others: [
          anOther({
            participants: [{ ...okafor, id: 'lee' }],
            service: { ...therapy, category: 'medication' },
          }),
        ],
      },
      { concurrentAllowed: [{ categoryA: 'therapy-individual', categoryB: 'medication' }] },
      'Pass',
    ],
    ['draft of myself saved twice', { others: [anOther({ start: at('10:00') })] }, {}, 'Fail duplicate'],
    [
      'DST fold: 01:00–01:50 first pass, 01:10–02:00 second pass',
      {
        start: '2026-11-01T06:00:00.000Z',
        end: '2026-11-01T06:50:00.000Z',
        others: [anOther({ start: '2026-11-01T07:10:00.000Z', end: '2026-11-01T08:00:00.000Z' })],
      },
      {},
      'Pass',
    ],
    [
      'patient in two zones (telehealth)',
      { others: [anOther({ start: '2026-03-04T16:30:00.000Z', end: '2026-03-04T11:45:00.000-05:00' })] },
      {},
      'Fail practitioner',
    ],
  ],
  Authorization: [
    [
      'approved 48 unit15, used 40, session 53 min → 4 units',
      { ...minutes(53), ...authorized({}) },
      {},
      'Pass percent',
    ],
    ['used 46, need 4', { ...minutes(53), ...authorized({ used: 46 }) }, {}, 'Fail units'],
    [
      'used 46, need 4, allowPartial',
      { ...minutes(53), ...authorized({ used: 46 }) },
      { allowPartial: true },
      'Pass partial',
    ],
    [
      'visit authorization 12, used 11, 90-minute session',
      { ...minutes(90), ...authorized({ unitKind: 'visit', approved: 12, used: 11 }) },
      {},
      'Pass percent',
    ],
    [
      'two authorizations: A ends 03-31 with 2 left, B ends 06-30 with 40; need 4',
      {
        ...minutes(53),
        ...authorized(
          { number: 'A', id: 'a', end: '2026-03-31', used: 46 },
          { number: 'B', id: 'b', used: 8 },
        ),
      },
      {},
      'Pass',
    ],
    [
      'frequency 4 units/week, Mon used 4, Wed need 2',
      {
        ...minutes(30),
        ...authorized(weekly),
        others: [anOther({ serviceDate: '2026-03-02', units: 4, minutes: 60 })],
      },
      {},
      'Fail frequency',
    ],
    [
      'session spans week boundary: Sunday belongs to the week before',
      {
        ...minutes(30),
        ...authorized(weekly),
        others: [anOther({ serviceDate: '2026-03-01', units: 4, minutes: 60 })],
      },
      {},
      'Pass',
    ],
    [
      'retro: Requested 03-02, retroDays 5, service 03-04',
      authorized({ status: 'Requested', requestedOn: '2026-03-02' }),
      { retroDays: 5 },
      'Pass awaiting',
    ],
  ],
  SessionDurationIncrement: [
    ['50 min, EightMinute: 3 units', { units: 3 }, {}, 'Pass'],
    ['50 min, typed 4', { units: 4 }, {}, 'Fail mismatch'],
    ['50 min, typed 4 with override and reason', { units: 4, hasTypedUnits: true }, {}, 'Pass overridden'],
    [
      '7 min, RequireUnits',
      { ...minutes(7), service: { ...therapy, flags: ['RequireUnits'] } },
      {},
      'Fail too-few',
    ],
    ['requireExactMultiple i=15, 40 min', minutes(40), { requireExactMultiple: true }, 'Fail not-multiple'],
    [
      'max 8 per day, morning 6 (other clinician, Final), now 3',
      { others: [morning] },
      { maxUnitsPerDay: 8 },
      'Fail per-day',
    ],
    ['member left early 40 of 90 min: 3 units', { ...minutes(90), ownMinutes: 40, units: 3 }, {}, 'Pass'],
  ],
  Insurance: [
    ['coverage ended 02-28, service 03-04', covered({ end: '2026-02-28' }), {}, 'Fail none'],
    [
      'two primaries overlapping',
      { coverages: [aCoverage(), aCoverage({ id: 'second' })] },
      {},
      'Pass two-primaries',
    ],
    ['Medicaid Pending', covered({ status: 'Pending' }), {}, 'Fail none'],
    [
      'Medicaid Pending, acceptPending',
      covered({ status: 'Pending' }),
      { acceptPending: true },
      'Pass pending',
    ],
    [
      'child whose subscriber data are missing',
      covered({ missing: ['subscriberName'] }),
      {},
      'Fail incomplete',
    ],
  ],
}
