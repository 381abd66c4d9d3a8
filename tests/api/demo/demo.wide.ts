import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Consent } from '#generated/types/consent.ts'
import type { Note } from '#generated/types/note.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import type { Database } from '#server/database/database.ts'
import { demoClock } from '#server/demo/facts/demo-clock.ts'
import { demoPatients } from '#server/demo/facts/demo-patients.ts'
import { idOf } from '#server/demo/facts/id-of.ts'
import { type DemoProgress, makeDemo } from '#server/demo/make-demo.ts'
import { openDemoClient } from '#server/demo/making/demo-client.ts'
import { holdSession } from '#server/demo/making/hold-session.ts'
import { isDemoWhole, rowsOfDemo } from '#server/demo/making/mark-demo-whole.ts'
import { demoActors, demoMadeOn, demoPracticeId } from '#server/demo/rows/make-demo-staff.ts'
import { weeklyMeetings } from '#server/demo/rows/weekly-meetings.ts'
import type { World } from '#server/operations/world.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'

let opened: TestDatabase
let world: World
const seen: DemoProgress[] = []

beforeAll(async () => {
  opened = await openTestDatabase('embedded')
  world = buildWorld({
    database: opened.database,
    keys: openKeys(join(opened.place.dataDirectory, 'keys.json')),
  })
  await makeUntil(30)
}, 120_000)

afterAll(() => opened.close())

/** Makes the demo, or goes on with it, and is interrupted when so many steps after the first day are done. */
async function makeUntil(steps: number, house = world): Promise<void> {
  let isStopped = false
  const rest = await makeDemo(house, {
    report: (progress) => {
      seen.push(progress)
      isStopped = progress.what === 'demo.rest' && progress.done === steps
    },
    isStopped: () => isStopped,
  })
  await rest()
}

/** Asked of each meeting that has a note, also of one that is as it shall be. */
const asksOnly = ['auditEvent.create', 'appointment.startNote']

/** A house that is killed after so many more changes. */
function dyingAfter(commits: number): World {
  let left = commits
  const { database } = world
  const transaction: Database['transaction'] = (settings, act) => {
    if (!asksOnly.includes(settings.operation) && left-- <= 0) throw new Error('killed')
    return database.transaction(settings, act)
  }
  return { ...world, database: { ...database, transaction } }
}

type Row = {
  readonly type: string
  readonly status: string | null
  readonly content: unknown
  readonly owner_id: string | null
  readonly start_at: string | null
}

function rowsOf(type: string): Promise<readonly Row[]> {
  return world.database.asOwner(
    (transaction) =>
      transaction
        .selectFrom('resource')
        .select(['type', 'status', 'content', 'owner_id', 'start_at'])
        .where('type', '=', type)
        .where('practice_id', '=', demoPracticeId)
        .execute() as Promise<readonly Row[]>,
  )
}

describe('the demo practice', () => {
  test('Dana Okafor finds her whole day: one signed, one missed, one running, one waiting, three to come', async () => {
    const today = (await rowsOf('Appointment')).filter(
      ({ owner_id, content }) =>
        owner_id === idOf('demo-pra-okafor') && JSON.stringify(content).includes('demo-app-today-'),
    )
    expect(today.map(({ status }) => status).sort()).toEqual([
      'booked',
      'booked',
      'booked',
      'checked-in',
      'checked-in',
      'fulfilled',
      'noshow',
    ])
  })

  test('the note of the first hour is signed and locked, the one of the running hour is a draft', async () => {
    const notes = (await rowsOf('Note')).map(
      ({ content }) => content as { signingState: string; signatures?: readonly unknown[] },
    )
    const states = notes.map(({ signingState }) => signingState)
    expect(states).toContain('Signed')
    expect(states).toContain('Draft')
    expect(
      notes
        .filter(({ signingState }) => signingState === 'Signed')
        .every(({ signatures }) => (signatures ?? []).length > 0),
    ).toBe(true)
  })

  test('an interrupted start goes on where it stopped', async () => {
    expect(await isDemoWhole(world)).toBe(false)
    await makeUntil(110)
    expect((await rowsOf('Patient')).length).toBe(42)
    expect((await rowsOf('NoteDefinition')).length).toBe(12)
    expect((await rowsOf('Appointment')).length).toBeGreaterThan(20)
    expect(await isDemoWhole(world)).toBe(false)
  }, 180_000)

  test('everybody lives in the district of the ZIP code: North, River or South', async () => {
    const areas = new Map([
      ['00100', 'north'],
      ['00101', 'north'],
      ['00102', 'river'],
      ['00103', 'south'],
    ])
    const patients = (await rowsOf('Patient')).map(
      ({ content }) => content as Pick<Patient, 'addresses' | 'district'>,
    )
    expect(patients.map(({ district }) => district?.id)).toEqual(
      patients.map(({ addresses }) => idOf(`demo-district-${areas.get(addresses?.[0]?.postalCode ?? '')}`)),
    )
    expect(new Set(patients.map(({ district }) => district?.id)).size).toBe(3)
  })

  test('each tab of a chart shows something: answers over time, plans with goals, a talk about two patients, consents that were signed', async () => {
    const told = async (type: string) => (await rowsOf(type)).map(({ content }) => content as object)
    const plans = (await told('CarePlan')) as readonly CarePlan[]
    expect(plans.map(({ problems = [] }) => problems[0]?.goals?.length)).toEqual([1, 1])
    const answered = (await told('QuestionnaireResponse')) as readonly QuestionnaireResponse[]
    expect(answered.map(({ progress }) => progress)).toEqual(Array.from({ length: 5 }, () => 'Complete'))
    expect((await told('Channel')).length).toBe(2)
    expect((await told('ChatMessage')).length).toBe(3)
    const signed = ((await told('Consent')) as readonly Consent[]).filter(({ status }) => status === 'Active')
    expect(signed.map(({ kind }) => kind.code).sort()).toEqual([
      'part2-tpo',
      'release-of-information',
      'telehealth',
    ])
    const soon = new Date(Date.now() + 30 * 86_400_000).toISOString()
    expect(signed.filter(({ period: { end } }) => end !== undefined && end < soon)).toHaveLength(1)
  })

  test('wherever between two commits it is killed, it goes on: no note is written twice, none that is signed is touched', async () => {
    for (let commits = 1; commits <= 7; commits += 1)
      await expect(makeUntil(132, dyingAfter(commits))).rejects.toThrow('killed')
    await makeUntil(132)
    const notes = (await rowsOf('Note')).map(({ content }) => content as Note)
    expect(new Set(notes.map(({ encounter }) => encounter?.id)).size).toBe(notes.length)
    const signed = notes.filter(({ signingState }) => signingState.endsWith('Signed'))
    expect(signed.length).toBeGreaterThan(5)
    expect([...new Set(signed.map(({ meta }) => meta.versionId))]).toEqual([signed[0]?.meta.versionId])
    const past = (await rowsOf('Appointment')).map(({ status }) => status)
    expect(past.filter((status) => status === 'fulfilled').length).toBeGreaterThan(5)
  }, 180_000)

  test('a note that waits for a supervisor is left as it is when a start comes by again', async () => {
    const clock = demoClock((await demoMadeOn(world)) ?? '')
    const client = openDemoClient(world, await rowsOfDemo(world))
    const context = { client, clock, actor: await demoActors(world) }
    const patients = demoPatients(clock)
    const held = [...new Set(patients.map(({ clinician }) => clinician))].flatMap((clinician) => {
      const days = { from: -40, to: -5, weekday: 2, hour: 18 }
      const meetings = patients
        .filter((patient) => patient.clinician === clinician)
        .flatMap((patient) => weeklyMeetings(clock, patient, days))
      return meetings.find(({ signedAfterHours }) => signedAfterHours !== undefined) ?? []
    })

    for (const meeting of held) await holdSession(context, meeting)
    const waiting = await partlySigned()
    expect(waiting.length).toBeGreaterThan(0)
    for (const meeting of held) await holdSession(context, meeting)
    expect(await partlySigned()).toEqual(waiting)
  })

  async function partlySigned(): Promise<readonly string[]> {
    const notes = (await rowsOf('Note')).map(({ content }) => content as Note)
    return notes
      .filter(({ signingState }) => signingState === 'PartiallySigned')
      .map(({ id, meta }) => `${id} ${meta.versionId}`)
      .sort()
  }

  test('the progress is said in rows done of rows in all', () => {
    expect(seen.some(({ what, done, total }) => what === 'demo.first-day' && done === total)).toBe(true)
    expect(seen.some(({ what, done, total }) => what === 'demo.rest' && done === 90 && total > 400)).toBe(
      true,
    )
  })

  test('nothing in it could be a real person: addresses at example.org, telephones 555-01xx, invented ZIP codes, no SSN', async () => {
    const people = JSON.stringify([...(await rowsOf('Patient')), ...(await rowsOf('Practitioner'))])
    const mails = people.match(/[\w.]+@[\w.]+/g) ?? []
    const phones = people.match(/\+1\d{10}/g) ?? []
    const codes = [...people.matchAll(/"postalCode":\s*"(\d{5})"/g)].map(([, code]) => code)
    expect(mails.filter((mail) => !mail.endsWith('@example.org'))).toEqual([])
    expect(phones.length).toBeGreaterThan(40)
    expect(phones.filter((phone) => !/^\+155555501\d\d$/.test(phone))).toEqual([])
    expect(codes.length).toBeGreaterThan(40)
    expect(codes.filter((code) => !['00100', '00101', '00102', '00103'].includes(code ?? ''))).toEqual([])
    expect(people).not.toMatch(/\d{3}-\d{2}-\d{4}/)
  })
})
