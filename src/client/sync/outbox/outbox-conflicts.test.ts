import { afterEach, expect, test } from 'vitest'
import { failed } from '#shared/outcome/outcome.ts'
import { aHouse, aNote, closeTabs, isQuiet, patch, until } from './a-house.ts'

afterEach(closeTabs)

test('somebody else changed another place: both changes are kept without a word', async () => {
  const { openTab, rows, row } = aHouse([aNote()])
  rows.set('n1', aNote({ plan: 'walk', meta: { versionId: '2' } }))
  const outbox = await openTab()

  await outbox.write(patch(aNote(), aNote({ mood: 'better' })))

  await until(isQuiet(outbox))
  expect(row('n1')).toMatchObject({ mood: 'better', plan: 'walk', meta: { versionId: '3' } })
})

test('somebody else changed the same place: both texts stand in the drawer, and the stored one is untouched', async () => {
  const { openTab, rows, row } = aHouse([aNote()])
  rows.set('n1', aNote({ mood: 'worse', meta: { versionId: '2' } }))
  const outbox = await openTab()

  await outbox.write(patch(aNote(), aNote({ mood: 'better' })))

  await until(() => outbox.saveState().kind === 'stuck')
  const [item] = await outbox.stuck()
  expect(item).toMatchObject({ pending: { after: { mood: 'better' } }, theirs: { mood: 'worse' } })
  expect(row('n1')).toMatchObject({ mood: 'worse' })
})

test('how I like to work is never asked about: what I wanted last on one of my devices holds', async () => {
  const own = (more: object) => ({ ...aNote(), resourceType: 'PersonalPreferences', ...more })
  const { openTab, rows, row } = aHouse([own({ mood: 'dark' })])
  rows.set('n1', own({ mood: 'light', plan: 'week', meta: { versionId: '2' } }))
  const outbox = await openTab()

  await outbox.write(patch(own({ mood: 'dark' }), own({ mood: 'large' }), 'PersonalPreferences'))

  await until(isQuiet(outbox))
  expect(row('n1')).toMatchObject({ mood: 'large', plan: 'week', meta: { versionId: '3' } })
  expect(await outbox.stuck()).toEqual([])
})

test('choosing mine lays my words upon the stored version', async () => {
  const { openTab, rows, row } = aHouse([aNote()])
  rows.set('n1', aNote({ mood: 'worse', plan: 'walk', meta: { versionId: '2' } }))
  const outbox = await openTab()
  await outbox.write(patch(aNote(), aNote({ mood: 'better' })))
  await until(async () => (await outbox.stuck()).length === 1)

  const [item] = await outbox.stuck()
  if (item) await outbox.retry(item)

  await until(isQuiet(outbox))
  expect(row('n1')).toMatchObject({ mood: 'better', plan: 'walk' })
  expect(await outbox.stuck()).toEqual([])
})

test('a signed note takes no text any more; the text waits in the drawer', async () => {
  const { openTab, house, row } = aHouse([aNote()])
  house.meddle = () => failed({ kind: 'locked', because: 'signed' })
  const outbox = await openTab()

  await outbox.write(patch(aNote(), aNote({ mood: 'better' })))

  await until(() => outbox.saveState().stuck === 1)
  expect((await outbox.stuck())[0]).toMatchObject({
    failure: { kind: 'locked' },
    pending: { after: { mood: 'better' } },
  })
  expect(row('n1')).toMatchObject({ mood: 'calm' })
})

test('what is written while an earlier change is under way is laid upon its stored version', async () => {
  const { openTab, house, row } = aHouse([aNote()])
  let open: () => void = () => undefined
  house.gate = new Promise((resolve) => {
    open = resolve
  })
  const outbox = await openTab()
  await outbox.write(patch(aNote(), aNote({ mood: 'a' })))
  await until(() => house.requests.length === 1)
  await outbox.write(patch(aNote({ mood: 'a' }), aNote({ mood: 'ab' })))

  house.gate = undefined
  open()
  await until(isQuiet(outbox))
  expect(row('n1')).toMatchObject({ mood: 'ab', meta: { versionId: '3' } })
  expect(outbox.saveState().stuck).toBe(0)
})

test('a writer who still holds the first version goes on after its own stored changes', async () => {
  const { openTab, house, row } = aHouse([aNote()])
  const outbox = await openTab()
  await outbox.write(patch(aNote(), aNote({ mood: 'a' })))
  await until(isQuiet(outbox))

  await outbox.write(patch(aNote({ mood: 'a' }), aNote({ mood: 'ab' })))

  await until(isQuiet(outbox))
  expect(house.requests).toHaveLength(2)
  expect(row('n1')).toMatchObject({ mood: 'ab', meta: { versionId: '3' } })
})

test('a refused change leaves the drawer only when a person discards it', async () => {
  const { openTab, house } = aHouse([aNote()])
  house.meddle = () => failed({ kind: 'invalid', findings: [] })
  const outbox = await openTab()
  await outbox.write(patch(aNote(), aNote({ mood: 'better' })))
  await until(async () => (await outbox.stuck()).length === 1)

  const [item] = await outbox.stuck()
  await outbox.discard(item?.id ?? '')

  expect(await outbox.stuck()).toEqual([])
  expect(outbox.saveState().kind).toBe('saved')
})

test('what was read just now is shown when it is newer than what this device stored', async () => {
  const { openTab } = aHouse([aNote()])
  const outbox = await openTab()
  await outbox.write(patch(aNote(), aNote({ mood: 'a' })))
  await until(isQuiet(outbox))

  const read = aNote({ mood: 'signed', meta: { versionId: '7' } })
  expect(await outbox.latest('Note', 'n1', read)).toMatchObject({ mood: 'signed' })
})

test('what waits is shown upon what others have written meanwhile', async () => {
  const { openTab, house } = aHouse([aNote()])
  house.reach = 'offline'
  const outbox = await openTab()
  await outbox.write(patch(aNote(), aNote({ mood: 'mine' })))

  const read = aNote({ plan: 'theirs', meta: { versionId: '4' } })
  expect(await outbox.latest('Note', 'n1', read)).toMatchObject({ mood: 'mine', plan: 'theirs' })
})
