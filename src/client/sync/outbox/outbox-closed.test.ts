import { afterEach, expect, test } from 'vitest'
import { aHouse, aNote, closeTabs, isQuiet, patch, until } from './a-house.ts'

afterEach(closeTabs)

const theNote = (more = {}) => aNote({ resourceType: 'Note', ...more })
const aPerson = (id: string) => ({
  id,
  resourceType: 'Patient',
  meta: { versionId: '1' },
  display: `Person ${id}`,
})

/** A device that has written a note, and holds what the server has stored of it. */
async function written() {
  const made = aHouse([theNote(), aPerson('ana'), aPerson('ben')])
  const outbox = await made.openTab()
  await outbox.write(patch(theNote(), theNote({ mood: 'better' })))
  await until(isQuiet(outbox))
  expect(await outbox.latest('Note', 'n1')).toMatchObject({ mood: 'better' })
  return { ...made, outbox }
}

test('a note that a label has closed to its reader goes off the device as soon as it is heard, and one that is open stays', async () => {
  const { house, outbox } = await written()
  const looks = house.looks
  outbox.lookAgain()
  await until(() => house.looks > looks)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await outbox.latest('Note', 'n1')).toMatchObject({ mood: 'better' })

  house.closed = ['n1']
  outbox.lookAgain()
  await until(async () => (await outbox.latest('Note', 'n1')) === undefined)
})

test('what was closed while the device was off goes when it is opened again', async () => {
  const { house, outbox, openTab } = await written()
  await outbox.close()
  house.closed = ['n1']
  const again = await openTab()
  await until(async () => (await again.latest('Note', 'n1')) === undefined)
})

test('of what is kept for the road only those go who are out of reach', async () => {
  const { house, outbox } = await written()
  await outbox.keepCopy('day', {
    patients: [aPerson('ana'), aPerson('ben')],
    first: { id: 'ana', resourceType: 'Patient', display: 'Person ana' },
  })
  house.closed = ['ana']
  outbox.lookAgain()
  await until(async () => !JSON.stringify(await outbox.keptCopy('day')).includes('Person ana'))
  expect(await outbox.keptCopy('day')).toEqual({
    patients: [aPerson('ben')],
    first: { id: 'ana', resourceType: 'Patient' },
  })
})

test('while nobody says what can be read all stays, and it is asked again until somebody does', async () => {
  const { house, outbox } = await written()
  house.closed = ['n1']
  house.saysNothing = true
  const looks = house.looks
  outbox.lookAgain()
  await until(() => house.looks > looks + 1)
  expect(await outbox.latest('Note', 'n1')).toMatchObject({ mood: 'better' })
  house.saysNothing = false
  await until(async () => (await outbox.latest('Note', 'n1')) === undefined)
})

test('words that wait to be sent to a closed note stay, since they are owed', async () => {
  const { house, outbox } = await written()
  house.reach = 'offline'
  const stored = (await outbox.latest('Note', 'n1')) ?? theNote()
  await outbox.write(patch({ ...stored }, { ...stored, plan: 'walk' }))
  house.closed = ['n1']
  const looks = house.looks
  outbox.lookAgain()
  await until(() => house.looks > looks)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await outbox.latest('Note', 'n1')).toMatchObject({ plan: 'walk' })
})

test('of several tabs one asks', async () => {
  const { house, outbox, openTab } = await written()
  const other = await openTab()
  await new Promise((resolve) => setTimeout(resolve, 50))
  const looks = house.looks
  outbox.lookAgain()
  other.lookAgain()
  await until(() => house.looks > looks)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(house.looks).toBe(looks + 1)
})
