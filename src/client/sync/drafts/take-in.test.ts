import { afterEach, expect, test } from 'vitest'
import { aHouse, aNote, closeTabs, isQuiet, patch, until } from '#client/sync/outbox/a-house.ts'
import type { Note } from '#generated/types/note.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { adopted, takeIn } from './take-in.ts'

afterEach(closeTabs)

test('a letter typed while the stored copy is taken in stays on the screen', async () => {
  const { openTab } = aHouse([aNote()])
  const outbox = await openTab()
  const screen = { document: aNote({ mood: 'bett' }) }
  outbox.writeSoon(patch(aNote(), screen.document))

  const taking = takeIn(outbox, {
    type: 'Note',
    id: 'n1',
    stored: asNote(aNote()),
    now: () => asNote(screen.document),
  })
  const typed = aNote({ mood: 'better' })
  outbox.writeSoon(patch(screen.document, typed))
  screen.document = typed

  expect(await taking).toMatchObject({ mood: 'better' })
})

test('what another device has stored comes to what is typed here', async () => {
  const { openTab } = aHouse([aNote()])
  const outbox = await openTab()
  const screen = { document: aNote({ mood: 'better' }) }
  outbox.writeSoon(patch(aNote(), screen.document))
  await outbox.flush()
  await until(isQuiet(outbox))

  const stored = aNote({ mood: 'better', plan: 'walk', meta: { versionId: '3' } })
  const taking = takeIn(outbox, {
    type: 'Note',
    id: 'n1',
    stored: asNote(stored),
    now: () => asNote(screen.document),
  })
  screen.document = { ...screen.document, mood: 'better now' }

  expect(await taking).toMatchObject({ mood: 'better now', plan: 'walk' })
})

test('what was typed between the copy and the moment at which it is shown is laid upon it', () => {
  const handed = aNote({ mood: 'bett' })
  const known = aNote({ mood: 'bett', plan: 'walk', meta: { versionId: '3' } })
  expect(adopted(handed, aNote({ mood: 'better' }), known)).toMatchObject({ mood: 'better', plan: 'walk' })
  expect(adopted(handed, handed, known)).toBe(known)
})

/** The device keeps records of every type alike, and looks at no field of theirs. */
function asNote(record: JsonObject): Note {
  return record as Note
}
