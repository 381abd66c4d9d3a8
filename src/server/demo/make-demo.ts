import { runOperation } from '#server/operations/run-operation.ts'
import type { World } from '#server/operations/world.ts'
import { appointmentKey, groupRow } from './appointment-rows.ts'
import { type DemoClock, demoClock } from './clock.ts'
import { groundRows, readStarter, starterKeys, starterRows } from './definition-rows.ts'
import { demoActors, demoMadeOn, demoSystem, makeDemoStaff } from './demo-staff.ts'
import { type DemoMoment, type Hands, openHands, operationOf } from './hands.ts'
import { holdSession, type Stage } from './hold-session.ts'
import { idOf, referTo } from './keys.ts'
import { patientRows } from './patient-rows.ts'
import { type DemoPatient, demoPatients } from './people.ts'
import { programs } from './practice-facts.ts'
import { services } from './service-facts.ts'
import { type DemoMeeting, okaforsDay, weeklyMeetings } from './sessions.ts'
import { staff } from './staff-facts.ts'
import { type Row, structureRows } from './structure-rows.ts'

/** How far the demo is: a message id, rows done, rows in all. */
export type DemoProgress = { readonly what: string; readonly done: number; readonly total: number }

/** What is still to be done once the first person's day is there. */
export type RestOfDemo = { readonly finish: () => Promise<void>; readonly stop: () => void }

const firstDefinitions = 3
const weeksBack = 13
const weeksAhead = 4

/**
 * Makes the demo practice up to the first person's whole day, and answers with the rest, which goes on beside requests.
 * Where an earlier start was interrupted it goes on from there. A refusal of any operation is a bug and throws.
 */
export async function makeDemo(world: World, report: (progress: DemoProgress) => void): Promise<RestOfDemo> {
  const madeOn = await demoMadeOn(world)
  const clock = demoClock(madeOn ?? world.now().iso)
  if (madeOn === undefined) await makeDemoStaff(world, clock)
  const actor = await demoActors(world)
  const stage: Stage = {
    hands: openHands(world, madeOn === undefined ? 'nothing' : 'interruption'),
    clock,
    actor,
  }
  const patients = demoPatients(clock)
  const today = okaforsDay(patients)
  const seenToday = new Set(today.flatMap((meeting) => [meeting.patient, ...(meeting.members ?? [])]))

  const first = [
    ...structure(stage),
    ...definitions(stage, 0, firstDefinitions),
    ...serviceDefinitions(stage, 0, firstDefinitions),
    ...patients.filter((patient) => seenToday.has(patient)).map((patient) => () => admit(stage, patient)),
    ...today.flatMap((meeting) => [() => gather(stage, meeting), () => holdSession(stage, meeting)]),
  ]
  await inOrder(first, (done) => report({ what: 'demo.first-day', done, total: first.length }))

  const rest = [
    ...definitions(stage, firstDefinitions, starterKeys.length),
    ...serviceDefinitions(stage, firstDefinitions, starterKeys.length),
    ...patients.filter((patient) => !seenToday.has(patient)).map((patient) => () => admit(stage, patient)),
    ...weeks(clock, patients).map((meeting) => () => holdSession(stage, meeting)),
  ]
  let isStopped = false
  return {
    finish: () =>
      inOrder(
        rest.map((step) => async () => (isStopped ? undefined : step())),
        (done) => report({ what: 'demo.rest', done, total: rest.length }),
      ),
    stop: () => {
      isStopped = true
    },
  }
}

/** Whether the demo practice is there to its last row: then a start has nothing to make. */
export async function isDemoWhole(world: World): Promise<boolean> {
  const madeOn = await demoMadeOn(world)
  if (madeOn === undefined) return false
  const clock = demoClock(madeOn)
  const last = weeks(clock, demoPatients(clock)).at(-1)
  const actor = demoSystem()
  const options = { requestId: world.newId(), crossPartition: true }
  const input = { id: last ? idOf(appointmentKey(last)) : '' }
  return (await runOperation(world, { actor, operation: 'appointment.read', input, options })).ok
}

type Step = () => Promise<void>

async function inOrder(steps: readonly Step[], report: (done: number) => void): Promise<void> {
  for (const [index, step] of steps.entries()) {
    await step()
    report(index + 1)
  }
}

/** Implementation set the practice up, long before today. */
function before({ actor, clock }: Stage): DemoMoment {
  return { as: actor('implementation'), at: clock.time(-399, '09:00') }
}

/** Organizations, locations, programs, services and schedules; then who serves which program. */
function structure(stage: Stage): readonly Step[] {
  const { hands, clock } = stage
  const moment = before(stage)
  return [
    ...structureRows(clock).map((row) => () => hands.create(row, moment)),
    ...programs.map(
      ({ key }) =>
        () =>
          activate(hands, 'Program', { key: `demo-prog-${key}`, moment }),
    ),
    ...services.map(
      ({ key }) =>
        () =>
          activate(hands, 'HealthcareService', { key: `demo-svc-${key}`, moment }),
    ),
    ...staff.map(({ key, programs: served }) => () => {
      const keys = served === 'all' ? programs.map((program) => program.key) : served
      return change(hands, 'Practitioner', {
        key: `demo-pra-${key}`,
        moment,
        operations: [
          {
            op: 'add',
            path: '/programs',
            value: keys.map((program) => referTo('Program', `demo-prog-${program}`)),
          },
        ],
      })
    }),
  ]
}

type Changing = { readonly key: string; readonly moment: DemoMoment; readonly operations: readonly object[] }

async function change(
  hands: Hands,
  type: 'Program' | 'HealthcareService' | 'Practitioner',
  { key, moment, operations }: Changing,
): Promise<void> {
  const { meta } = await hands.read(type, key, moment)
  await hands.act(
    operationOf(type, 'patch'),
    { id: idOf(key), versionId: meta.versionId, body: operations },
    moment,
  )
}

function activate(
  hands: Hands,
  type: 'Program' | 'HealthcareService',
  { key, moment }: Omit<Changing, 'operations'>,
): Promise<void> {
  return change(hands, type, {
    key,
    moment,
    operations: [{ op: 'replace', path: '/status', value: 'Active' }],
  })
}

/** The starters from one place of the list to another, each published as staff would do it; who signs comes first. */
function definitions(stage: Stage, from: number, to: number): readonly Step[] {
  const { hands } = stage
  const moment = before(stage)
  const ground = from === 0 ? groundRows() : []
  return [
    ...ground.map((row) => async () => {
      await hands.create(row, moment)
      await publish(hands, row, moment)
    }),
    ...starterKeys.slice(from, to).map((key) => async () => {
      const rows = starterRows(readStarter(key))
      for (const row of rows) await hands.create(row, moment)
      const definition = rows.at(-1)
      if (definition) await publish(hands, definition, moment)
    }),
  ]
}

async function publish(hands: Hands, { key, type }: Row, moment: DemoMoment): Promise<void> {
  const { meta, ...stored } = await hands.read(type, key, moment)
  if ('status' in stored && stored.status !== 'Draft') return
  await hands.act(
    operationOf(type, 'publish'),
    { id: idOf(key), body: { versionId: meta.versionId } },
    moment,
  )
}

/** The services say with which note they are documented, as soon as that note is there. */
function serviceDefinitions(stage: Stage, from: number, to: number): readonly Step[] {
  const { hands } = stage
  const there: readonly string[] = starterKeys.slice(from, to)
  const moment = before(stage)
  return services
    .filter(({ definition }) => definition !== undefined && there.includes(definition))
    .map(
      ({ key, definition }) =>
        () =>
          change(hands, 'HealthcareService', {
            key: `demo-svc-${key}`,
            moment,
            operations: [
              {
                op: 'add',
                path: '/noteDefinition',
                value: referTo('NoteDefinition', `demo-def-${definition}`),
              },
            ],
          }),
    )
}

/** Somebody is taken in and enrolled by those who may see the record, and diagnosed by the clinician. */
async function admit({ hands, clock, actor }: Stage, patient: DemoPatient): Promise<void> {
  const at = `${patient.enrolledOn ?? clock.today}T15:00:00.000Z`
  const enrolls = patient.confidential ? 'lindqvist' : 'sato'
  const does = { Patient: 'sato', EpisodeOfCare: enrolls, Condition: patient.clinician } as const
  for (const row of patientRows(patient, clock)) {
    await hands.create(row, { as: actor(does[row.type as keyof typeof does]), at })
  }
}

/** A group exists before it meets. */
async function gather({ hands, clock, actor }: Stage, { members }: DemoMeeting): Promise<void> {
  if (members)
    await hands.create(groupRow(members, clock), { as: actor('sato'), at: clock.time(-60, '09:00') })
}

/** Everybody's weekly meetings: newest days first, then the weeks ahead; each clinician's hours are given to one patient only. */
function weeks(clock: DemoClock, patients: readonly DemoPatient[]): readonly DemoMeeting[] {
  const places = new Map<string, number>()
  const meetings = patients.flatMap((patient) => {
    const place = places.get(patient.clinician) ?? 0
    places.set(patient.clinician, place + 1)
    const hour = [9, 10, 11, 13, 14, 15, 16][Math.floor(place / 5)] ?? 17
    return weeklyMeetings(clock, patient, {
      from: -7 * weeksBack,
      to: 7 * weeksAhead,
      weekday: (place % 5) + 1,
      hour,
    })
  })
  return [...meetings].sort((left, right) => Math.abs(left.day) - Math.abs(right.day))
}
