import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWorld } from '#server/app/world.ts'
import { openKeys } from '#server/config/keys.ts'
import { demoPracticeId } from '#server/demo/demo-staff.ts'
import { idOf } from '#server/demo/keys.ts'
import { type DemoProgress, isDemoWhole, makeDemo } from '#server/demo/make-demo.ts'
import type { World } from '#server/operations/world.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

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
async function makeUntil(steps: number): Promise<void> {
  const rest = await makeDemo(world, (progress) => {
    seen.push(progress)
    if (progress.what === 'demo.rest' && progress.done === steps) rest.stop()
  })
  await rest.finish()
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
    await makeUntil(90)
    expect((await rowsOf('Patient')).length).toBe(42)
    expect((await rowsOf('NoteDefinition')).length).toBe(12)
    expect((await rowsOf('Appointment')).length).toBeGreaterThan(20)
    expect(await isDemoWhole(world)).toBe(false)
  }, 180_000)

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
