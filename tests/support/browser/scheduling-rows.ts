import { referTo } from '#server/demo/facts/id-of.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import type { AskedRows } from '#tests/support/browser/scheduling/answering-views.ts'
import type { Asking, TestAnswer } from '#tests/support/server/server.ts'

/** What a test's scheduling views are shown with beside the first day of the demo. */
export type SchedulingRows = AskedRows & {
  /** The second visit of a weekly series. */
  readonly ofSeries: string
  /** A visit that another desk will have moved. */
  readonly disputed: string
  /** A group that takes people. */
  readonly openGroup: string
}

const zone = 'America/Chicago'
const desk = 'sato'
const service = referTo('HealthcareService', 'demo-svc-individual')
const program = referTo('Program', 'demo-prog-AOP')
const okafor = referTo('Practitioner', 'demo-pra-okafor')

/** The moment of a clock time in the practice's zone. */
export function demoTime(date: string, time: string): string {
  return momentOf({ date, time }, zone).instant
}

/** Asks the API as somebody. */
type Ask = (login: string, method: string, path: string, more?: Asking) => Promise<TestAnswer>

/** Puts in place what the demo's first day does not have: a series, people who wait, and a group with room. */
export async function makeSchedulingRows(ask: Ask): Promise<SchedulingRows> {
  const make = (collection: string, body: object) => done(ask(desk, 'POST', collection, { body }))
  await makeWaiting(ask, make)
  await makeVisitsOutside(make)
  const openGroup = await make('Groups', {
    name: 'Anxiety skills',
    kind: 'Skills',
    enrollment: 'Open',
    ...{ program, service: referTo('HealthcareService', 'demo-svc-group') },
    active: true,
    capacity: { max: 8 },
    facilitators: [{ practitioner: okafor, role: 'Primary' }],
  })
  const disputed = await make('Appointments?confirmed=true', {
    ...visit('A-01', { owner: referTo('Practitioner', 'demo-pra-tanaka') }),
    ...at('2026-12-10', '14:00', '15:00'),
  })
  return {
    ...(await makeAsked(ask)),
    ofSeries: await makeSeries(ask, make),
    disputed: disputed.id,
    openGroup: openGroup.id,
  }
}

type Make = (collection: string, body: object) => Promise<TestAnswer['body']>

const at = (date: string, from: string, to: string) => ({
  ...{ start: demoTime(date, from), end: demoTime(date, to) },
})

function visit(patient: string, more: object = {}): object {
  return {
    ...{ status: 'booked', timezone: zone, duration: 60, isGroup: false, kind: 'Visit', mode: 'InPerson' },
    ...{ serviceType: service, program, owner: okafor },
    attendees: [
      {
        ...{ id: '1', kind: 'Patient', requirement: 'Required', status: 'booked' },
        subject: referTo('Patient', `demo-pat-${patient}`),
      },
    ],
    ...more,
  }
}

/** One who waits since long, one who was called, one for whom a time is held. */
async function makeWaiting(ask: Ask, make: Make): Promise<void> {
  const wait = (patient: string, waitlist: object) =>
    make('Appointments', visit(patient, { status: 'waitlist', waitlist }))
  await wait('A-06', {
    priority: 'Normal',
    weekdays: ['Tuesday', 'Thursday'],
    timeOfDay: ['Afternoon'],
    notes: 'Works in the mornings.',
  })
  const called = await wait('A-08', { priority: 'High', weekdays: ['Monday'] })
  await done(
    ask(desk, 'POST', `Appointments/${called.id}/note-call`, {
      body: { outcome: 'Interested', note: 'Can come any Monday.' },
    }),
  )
  const offered = await wait('A-09', { priority: 'Urgent', timeOfDay: ['Morning'] })
  await done(
    ask(desk, 'POST', `Appointments/${offered.id}/offer-time`, {
      body: {
        versionId: offered.meta.versionId,
        owner: okafor.id,
        ...at('2026-12-11', '09:00', '10:00'),
      },
    }),
  )
}

/** Two visits of today at homes. */
async function makeVisitsOutside(make: Make): Promise<void> {
  const outside = {
    owner: referTo('Practitioner', 'demo-pra-fontaine'),
    ...{ serviceType: service },
    serviceLocation: { kind: 'PatientHome' },
  }
  await make('Appointments?confirmed=true', {
    ...visit('A-09', outside),
    ...at('2026-11-24', '11:30', '12:30'),
  })
  await make('Appointments?confirmed=true', {
    ...visit('A-06', outside),
    ...at('2026-11-24', '15:00', '16:00'),
  })
}

/** Two times that the front desk has asked for in the calendar of somebody who decides; for one another time is proposed. */
async function makeAsked(ask: Ask): Promise<AskedRows> {
  const owner = referTo('Practitioner', 'demo-pra-abara')
  const schedules = await done(ask('abara', 'GET', 'Schedules'))
  const own = schedules.find(
    (each: { readonly owner: { readonly id: string } }) => each.owner.id === owner.id,
  )
  await done(
    ask(desk, 'PATCH', `Schedules/${own.id}?versionId=${own.meta.versionId}`, {
      body: [{ op: 'add', path: '/acceptance', value: 'Everyone' }],
    }),
  )
  const asked = (patient: string, from: string, to: string) =>
    done(
      ask(desk, 'POST', 'Appointments?confirmed=true', {
        body: {
          ...visit(patient, { owner, status: 'pending' }),
          ...at('2026-12-08', from, to),
        },
      }),
    )
  const [first, second] = [await asked('A-06', '10:00', '11:00'), await asked('A-08', '14:00', '15:00')]
  await done(
    ask('abara', 'POST', `Appointments/${second.id}/propose`, {
      body: { versionId: second.meta.versionId, ...at('2026-12-08', '16:00', '17:00'), confirmed: true },
    }),
  )
  return { asked: first.id, proposed: second.id }
}

/** Six Wednesdays, one of them taken already; answers the second. */
async function makeSeries(ask: Ask, make: Make): Promise<string> {
  await make('Appointments?confirmed=true', { ...visit('A-01'), ...at('2026-12-30', '15:30', '16:30') })
  const first = await make('Appointments?confirmed=true', {
    ...visit('A-02'),
    ...at('2026-12-09', '14:00', '15:00'),
  })
  const { rows } = await done(
    ask(desk, 'POST', `Appointments/${first.id}/repeat`, {
      body: {
        versionId: first.meta.versionId,
        recurrence: { frequency: 'Weekly', start: '2026-12-09', end: { count: 6 }, timezone: zone },
      },
    }),
  )
  return rows[1].appointment.id
}

async function done(asking: Promise<TestAnswer>): Promise<TestAnswer['body']> {
  const answer = await asking
  if (answer.status >= 300) throw new Error(`The demo refused: ${JSON.stringify(answer.body)}`)
  return answer.body
}
