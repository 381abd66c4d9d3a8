import { afterEach, expect, test, vi } from 'vitest'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { aHouse, closeTabs, isQuiet, until } from '#client/sync/outbox/a-house.ts'
import type { Outbox } from '#client/sync/outbox/outbox.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { openNote } from './open-note.ts'

const leaving: AbortController[] = []

afterEach(async () => {
  for (const left of leaving.splice(0)) left.abort()
  await closeTabs()
})

const section = (data: JsonObject): JsonObject => ({ id: 's', key: 's', title: 'Session', data })
const aNote = (data: JsonObject = {}, versionId = '1'): JsonObject => ({
  id: 'n1',
  resourceType: 'Note',
  kind: 'Note',
  serviceDate: '2026-11-24',
  definition: { id: 'd', resourceType: 'NoteDefinition' },
  meta: { versionId },
  sections: [section(data)],
})
const anEncounter: JsonObject = {
  id: 'e1',
  resourceType: 'Encounter',
  timezone: 'America/Chicago',
  meta: { versionId: '1' },
  visitStatus: 'Show',
  participants: [],
  mode: 'InPerson',
}
const definition = {
  elements: [
    { id: 'mood', type: 'String' as const, label: 'Mood', required: true },
    { id: 'plan', type: 'String' as const, label: 'Plan' },
  ],
}
const world = {
  now: () => Date.parse('2026-11-24T15:00:00Z'),
  instant: () => '2026-11-24T15:00:00Z',
  newId: () => 'row',
  random: () => 0,
}

/** The scene as it was loaded. */
const loaded = {
  parts: {
    note: aNote() as unknown as Note,
    session: { encounter: anEncounter as unknown as Encounter, conditions: [] },
    members: [],
    services: [],
  },
  told: undefined,
  definitions: [definition],
  definition: undefined,
  rules: [],
  signing: { steps: [] },
  preferences: undefined,
} satisfies LoadedNote

async function opened() {
  const { openTab, rows, row, house } = aHouse([aNote(), anEncounter])
  const outbox = await openTab()
  const left = new AbortController()
  leaving.push(left)
  const note = await openNote({ loaded, outbox, world, words: (id) => id, signal: left.signal })
  const [sheet] = note.sheets
  if (!sheet || !note.session) throw new Error('The note has a section and a session.')
  return { note, answers: sheet.answers, session: note.session, outbox, left, rows, row, house }
}

const dataOf = (note: JsonObject | undefined) => (note as unknown as Note | undefined)?.sections[0]?.data
const rested = (outbox: Outbox) => until(isQuiet(outbox))

test('a keystroke is checked once, together with all that follow before the keys rest', async () => {
  const { note, answers, outbox, row } = await opened()
  const whole = vi.spyOn(answers, 'validate')
  const bySection = vi.spyOn(answers, 'validateSection')

  for (const text of ['b', 'be', 'bett', 'better']) answers.set('mood', text)
  await until(() => dataOf(row('n1'))?.mood === 'better')
  await rested(outbox)
  expect(whole).toHaveBeenCalledOnce()

  answers.set('mood', undefined)
  await until(() => note.read().sections[0]?.findings.length === 1)
  await rested(outbox)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(whole).toHaveBeenCalledTimes(2)
  expect(bySection).not.toHaveBeenCalled()
})

test('who signs right after the last answer is not told that it is missing', async () => {
  const { note, answers } = await opened()
  const heard = vi.fn()
  note.subscribe(heard)

  answers.set('mood', 'better')

  expect(note.read().sections).toMatchObject([{ findings: [expect.anything()], isBegun: false }])
  expect(note.settle().sections).toMatchObject([{ findings: [], isBegun: true }])
  expect(heard).toHaveBeenCalled()
})

test('a note that is left at the moment of the last key is stored with it', async () => {
  const { answers, session, outbox, left, row } = await opened()

  answers.set('mood', 'better')
  session.set('mode', 'Telehealth')
  left.abort()
  await outbox.flush()
  await rested(outbox)

  expect(dataOf(row('n1'))).toEqual({ mood: 'better' })
  expect(row('e1')).toMatchObject({ mode: 'Telehealth', visitStatus: 'Show' })
})

test('what was typed is on the device as soon as the page has hidden, and is there when it is opened again', async () => {
  const { answers, outbox, house } = await opened()
  house.reach = 'offline'

  answers.set('mood', 'better')
  await outbox.flush()

  expect(await outbox.countsOf('Note', 'n1')).toMatchObject({ waiting: 1 })
  const second = new AbortController()
  leaving.push(second)
  const again = await openNote({ loaded, outbox, world, words: (id) => id, signal: second.signal })
  expect(again.sheets[0]?.answers.get('mood').value).toBe('better')
})

test('a mistake in checking keeps nothing from being stored', async () => {
  const { answers, outbox, row } = await opened()
  vi.spyOn(answers, 'validate').mockImplementation(() => {
    throw new Error('a mistake')
  })

  answers.set('mood', 'better')
  await expect(outbox.flush()).rejects.toThrow('a mistake')
  await until(() => dataOf(row('n1'))?.mood === 'better')
})

test('what a co-author has stored meanwhile is shown beside what is being typed', async () => {
  const { answers, session, outbox, rows, row } = await opened()
  rows.set('n1', aNote({ plan: 'theirs' }, '7'))

  answers.set('mood', 'better')
  session.set('visitStatus', 'NoShow')
  await until(() => dataOf(row('n1'))?.mood === 'better')
  await rested(outbox)
  await until(() => answers.get('plan').value === 'theirs')

  expect(answers.get('mood').value).toBe('better')
  expect(session.get('visitStatus').value).toBe('NoShow')
  expect(row('e1')).toMatchObject({ visitStatus: 'NoShow' })
})

test('a session whose visit status is cleared has it again', async () => {
  const { session, outbox, row } = await opened()

  session.set('visitStatus', undefined)
  await outbox.flush()

  expect(session.get('visitStatus').value).toBe('Show')
  expect(row('e1')).toEqual(anEncounter)
})
