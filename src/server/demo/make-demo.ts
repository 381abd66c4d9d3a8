import { type OperationId, operations, plainId } from '#generated/operations/operations.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { type DemoClock, demoClock } from '#server/demo/facts/demo-clock.ts'
import { type DemoPatient, demoPatients } from '#server/demo/facts/demo-patients.ts'
import { idOf, referTo } from '#server/demo/facts/id-of.ts'
import { programs } from '#server/demo/facts/practice.ts'
import { services } from '#server/demo/facts/services.ts'
import { staff } from '#server/demo/facts/staff.ts'
import { type DemoClient, type DemoMoment, openDemoClient } from '#server/demo/making/demo-client.ts'
import { type DemoContext, holdSession } from '#server/demo/making/hold-session.ts'
import { groupRow } from '#server/demo/rows/appointment-body.ts'
import { healthRows } from '#server/demo/rows/health-rows.ts'
import { demoActors, demoMadeOn, givePasswords, makeDemoStaff } from '#server/demo/rows/make-demo-staff.ts'
import { patientRows } from '#server/demo/rows/patient-rows.ts'
import { commonRows, readStarter, starterKeys, starterRows } from '#server/demo/rows/starter-rows.ts'
import { type Row, structureRows } from '#server/demo/rows/structure-rows.ts'
import { type DemoMeeting, okaforsDay, weeklyMeetings } from '#server/demo/rows/weekly-meetings.ts'
import type { World } from '#server/operations/world.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'
import { inOrder, type Step } from './making/in-order.ts'
import { markDemoWhole, rowsOfDemo } from './making/mark-demo-whole.ts'
import { tellStory } from './making/tell-story.ts'

/** How far the demo is: a message id, rows done, rows in all. */
export type DemoProgress = { readonly what: string; readonly done: number; readonly total: number }

/** How the demo is made: who hears of its progress, whether to stop, and what becomes of a refusal beside people's own work. */
export type Making = {
  readonly report: (progress: DemoProgress) => void
  readonly isStopped?: () => boolean
  /** Absent: thrown, for it is a bug where nobody else has changed anything. */
  readonly refused?: (refusal: unknown) => void
  /** How many weeks of meetings there are before today and after it. */
  readonly weeks?: DemoWeeks
}

/** Weeks of meetings before today and after it. */
export type DemoWeeks = { readonly back: number; readonly ahead: number }

/** Makes what is still missing once the first person's day is there. */
export type RestOfDemo = () => Promise<void>

const firstDefinitions = 3
const usualWeeks: DemoWeeks = { back: 13, ahead: 4 }

/**
 * Makes the demo practice up to the first person's whole day, and answers with the rest, which goes on beside requests.
 * Wherever an earlier start was interrupted it goes on from there: each step looks at what is stored and does what is missing.
 */
export async function makeDemo(world: World, making: Making): Promise<RestOfDemo> {
  const { report, isStopped = () => false, refused = thrownOn, weeks = usualWeeks } = making
  const clock = demoClock((await demoMadeOn(world)) ?? (await makeDemoStaff(world)))
  await givePasswords(world)
  const actor = await demoActors(world)
  const context: DemoContext = { client: openDemoClient(world, await rowsOfDemo(world)), clock, actor }
  const { first, rest } = stepsOf(context, weeks)
  const told = (what: string, total: number) => (done: number) => report({ what, done, total })

  const isDay = await inOrder(first, {
    report: told('demo.first-day', first.length),
    isStopped,
    refused: thrownOn,
  })
  return async () => {
    const isWhole =
      isDay && (await inOrder(rest, { report: told('demo.rest', rest.length), isStopped, refused }))
    if (isWhole) await markDemoWhole(world)
  }
}

function thrownOn(refusal: unknown): never {
  throw refusal
}

/** The first person's day with all that it needs, then everything else. */
function stepsOf(
  context: DemoContext,
  weeks: DemoWeeks,
): { readonly first: readonly Step[]; readonly rest: readonly Step[] } {
  const { clock } = context
  const patients = demoPatients(clock)
  const today = okaforsDay(patients)
  const seenToday = new Set(today.flatMap((meeting) => [meeting.patient, ...(meeting.members ?? [])]))
  const first = [
    ...structure(context),
    ...definitions(context, 0, firstDefinitions),
    ...serviceDefinitions(context, 0, firstDefinitions),
    ...patients.filter((patient) => seenToday.has(patient)).map((patient) => () => admit(context, patient)),
    ...today.flatMap((meeting) => [() => gather(context, meeting), () => holdSession(context, meeting)]),
  ]
  const rest = [
    ...definitions(context, firstDefinitions, starterKeys.length),
    ...serviceDefinitions(context, firstDefinitions, starterKeys.length),
    ...[...seenToday].flatMap((patient) => (patient ? [() => chart(context, patient)] : [])),
    ...patients
      .filter((patient) => !seenToday.has(patient))
      .flatMap((patient) => [() => admit(context, patient), () => chart(context, patient)]),
    ...meetingsOf(clock, patients, weeks).map((meeting) => () => holdSession(context, meeting)),
  ]
  return { first, rest }
}

/** Implementation set the practice up, long before today. */
function before({ actor, clock }: DemoContext): DemoMoment {
  return { as: actor('implementation'), at: clock.time(-399, '09:00') }
}

/** Organizations, locations, programs, services and schedules; then who serves which program. */
function structure(context: DemoContext): readonly Step[] {
  const { client, clock } = context
  const moment = before(context)
  return [
    ...structureRows(clock).map((row) => () => client.create(row, moment)),
    ...programs.map(
      ({ key }) =>
        () =>
          activate(client, 'Program', { key: `demo-prog-${key}`, moment }),
    ),
    ...services.map(
      ({ key }) =>
        () =>
          activate(client, 'HealthcareService', { key: `demo-svc-${key}`, moment }),
    ),
    ...staff.map(({ key, programs: served, districts = [] }) => () => {
      const keys = served === 'all' ? programs.map((program) => program.key) : served
      return change(client, 'Practitioner', {
        key: `demo-pra-${key}`,
        moment,
        isDone: ({ programs: stored }) => stored !== undefined,
        operations: [
          {
            op: 'add',
            path: '/programs',
            value: keys.map((program) => referTo('Program', `demo-prog-${program}`)),
          },
          {
            op: 'add',
            path: '/districts',
            value: districts.map((district) => referTo('District', `demo-district-${district}`)),
          },
        ],
      })
    }),
  ]
}

type Changed = 'Program' | 'HealthcareService' | 'Practitioner'
type Changing<Type extends Changed> = {
  readonly key: string
  readonly moment: DemoMoment
  readonly operations: readonly object[]
  /** True of a row that an interrupted start has changed already. */
  readonly isDone: (row: ResourceTypes[Type]) => boolean
}

async function change<Type extends Changed>(
  client: DemoClient,
  type: Type,
  { key, moment, operations, isDone }: Changing<Type>,
): Promise<void> {
  const row = await client.read(type, idOf(key), moment)
  if (isDone(row)) return
  const { versionId } = row.meta
  await client.act(plainId[type].patch, { id: idOf(key), versionId, body: operations }, moment)
}

function activate(
  client: DemoClient,
  type: 'Program' | 'HealthcareService',
  { key, moment }: Pick<Changing<Changed>, 'key' | 'moment'>,
): Promise<void> {
  return change(client, type, {
    key,
    moment,
    isDone: ({ status }) => status !== 'Draft',
    operations: [{ op: 'replace', path: '/status', value: 'Active' }],
  })
}

/** The starters from one place of the list to another, each published as staff would do it; who signs comes first. */
function definitions(context: DemoContext, from: number, to: number): readonly Step[] {
  const { client } = context
  const moment = before(context)
  const common = from === 0 ? commonRows() : []
  return [
    ...common.map((row) => async () => {
      await client.create(row, moment)
      await publish(client, row, moment)
    }),
    ...starterKeys.slice(from, to).map((key) => async () => {
      const rows = starterRows(readStarter(key))
      for (const row of rows) await client.create(row, moment)
      const definition = rows.at(-1)
      if (definition) await publish(client, definition, moment)
    }),
  ]
}

async function publish(client: DemoClient, { key, type }: Row, moment: DemoMoment): Promise<void> {
  const { meta, ...stored } = await client.read(type, idOf(key), moment)
  if ('status' in stored && stored.status !== 'Draft') return
  await client.act(publishingOf(type), { id: idOf(key), body: { versionId: meta.versionId } }, moment)
}

function publishingOf(type: ResourceType): OperationId {
  const act = Object.values(operations).find(({ resource, verb }) => resource === type && verb === 'publish')
  if (!act) throw new Error(`Nobody publishes rows of ${type}.`)
  return act.id
}

/** The services say with which note they are documented, as soon as that note is there. */
function serviceDefinitions(context: DemoContext, from: number, to: number): readonly Step[] {
  const { client } = context
  const there: readonly string[] = starterKeys.slice(from, to)
  const moment = before(context)
  return services
    .filter(({ definition }) => definition !== undefined && there.includes(definition))
    .map(
      ({ key, definition }) =>
        () =>
          change(client, 'HealthcareService', {
            key: `demo-svc-${key}`,
            moment,
            isDone: ({ noteDefinition }) => noteDefinition !== undefined,
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
async function admit({ client, clock, actor }: DemoContext, patient: DemoPatient): Promise<void> {
  const at = `${patient.enrolledOn ?? clock.today}T15:00:00.000Z`
  const enrolls = patient.confidential ? 'lindqvist' : 'sato'
  const does = { EpisodeOfCare: enrolls, Condition: patient.clinician }
  for (const row of patientRows(patient, clock)) {
    await client.create(row, { as: actor(isKeyOf(does, row.type) ? does[row.type] : 'sato'), at })
  }
}

/** What is known of somebody's health is written by those who treat; who pays, by the front desk; then comes the story, where there is one. */
async function chart(context: DemoContext, patient: DemoPatient): Promise<void> {
  const { client, clock, actor } = context
  const does = {
    Allergy: patient.clinician,
    Medication: 'novak',
    Observation: 'novak',
    Coverage: 'sato',
    RelatedPerson: patient.confidential ? 'lindqvist' : 'sato',
    Consent: patient.confidential ? 'lindqvist' : 'sato',
  }
  for (const { row, day } of healthRows(patient, clock)) {
    const who = isKeyOf(does, row.type) ? does[row.type] : 'sato'
    await client.create(row, { as: actor(who), at: clock.time(day, '16:00') })
  }
  await tellStory(context, patient)
}

/** A group exists before it meets. */
async function gather({ client, clock, actor }: DemoContext, { members }: DemoMeeting): Promise<void> {
  if (members)
    await client.create(groupRow(members, clock), { as: actor('sato'), at: clock.time(-60, '09:00') })
}

/** Everybody's weekly meetings: newest days first, then the weeks ahead; each clinician's hours are given to one patient only. */
function meetingsOf(
  clock: DemoClock,
  patients: readonly DemoPatient[],
  { back, ahead }: DemoWeeks,
): readonly DemoMeeting[] {
  const places = new Map<string, number>()
  const meetings = patients.flatMap((patient) => {
    const place = places.get(patient.clinician) ?? 0
    places.set(patient.clinician, place + 1)
    const hour = [9, 10, 11, 13, 14, 15, 16][Math.floor(place / 5)] ?? 17
    return weeklyMeetings(clock, patient, {
      from: -7 * back,
      to: 7 * ahead,
      weekday: (place % 5) + 1,
      hour,
    })
  })
  return [...meetings].sort((left, right) => Math.abs(left.day) - Math.abs(right.day))
}
