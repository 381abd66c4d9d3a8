import { expect, onTestFinished, test, vi } from 'vitest'
import { openKeptWords } from '#client/sync/device/kept-words.ts'
import { textOf } from '#client/sync/device/seal.ts'
import type { ActInputs, ActReplies } from '#generated/operations/operations.ts'
import type { PacketSheetItem } from '#generated/types/packet-sheet-item.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type ItemThread, openItem } from './open-item.ts'
import type { PacketDoor } from './packet-door.ts'
import { sendUnsent } from './unsent.ts'

type Said = ActInputs['packetResponse.answer']
type Heard = Outcome<ActReplies['packetResponse.answer']>

const elements = [
  { id: 'sleep', type: 'Text', label: 'Sleep' },
  { id: 'more', type: 'Text', label: 'What else' },
] as const

const never = () => Promise.resolve(failed({ kind: 'missing' }))

/** A practice that stores what it is told, one version after the other, and refuses what was written over an older one. */
function aPractice() {
  let version = 0
  const said: Said[] = []
  const answer = async (input: Said): Promise<Heard> => {
    said.push(input)
    if ((input.versionId ?? '0') !== `${version}`)
      return failed({ kind: 'conflict', because: 'stores.stale' })
    version += 1
    const { itemId } = input
    return succeeded({ itemId, progress: 'InProgress', versionId: `${version}`, shown: [itemId] })
  }
  return { said, answer }
}

let counted = 0

async function anItem(answer: PacketDoor['answer'], more: Partial<PacketSheetItem> = {}) {
  counted += 1
  const kept = await openKeptWords(textOf(new Uint8Array(32).fill(counted)))
  const item: PacketSheetItem = {
    ...{
      itemId: 'mood',
      kind: 'Questionnaire',
      title: 'Mood',
      audience: 'Patient',
      required: true,
      signs: false,
    },
    ...{ progress: 'InProgress', answers: {}, versionId: '0', elements: [...elements], ...more },
  }
  const files = { add: never, drop: never, send: never, read: never, document: never }
  const door: PacketDoor = { sheet: never, answer, submit: never, files }
  const thread: ItemThread = { last: Promise.resolve() }
  return {
    kept: () => kept.of('packet/mood'),
    open: async () => {
      const left = new AbortController()
      onTestFinished(() => left.abort())
      const definition = definitionOf({ elements: item.elements ?? [] })
      const opened = { packetId: 'packet', item, definition, door, kept, thread, signal: left.signal }
      return {
        ...(await openItem({ ...opened, newId: () => '1', today: '2026-06-01' })),
        leave: () => left.abort(),
      }
    },
  }
}

test('an item that is opened again in another language holds what was typed in the first, and the next word is stored beside it', async () => {
  const { said, answer } = aPractice()
  const item = await anItem(answer)
  const first = await item.open()
  first.answers.set('sleep', 'I wake at three')
  await first.settle()
  first.answers.set('sleep', 'I wake at three and at five')
  first.leave()
  const second = await item.open()
  expect(second.answers.get('sleep').value).toBe('I wake at three and at five')
  second.answers.set('more', 'The neighbor is loud')
  await second.settle()
  expect(said.at(-1)).toMatchObject({
    answers: { sleep: 'I wake at three and at five', more: 'The neighbor is loud' },
    versionId: '2',
  })
  expect(second.saving.read()).toBe('saved')
})

test('whoever leaves while words are on their way waits for them, and the last ones arrive after them', async () => {
  const { said, answer } = aPractice()
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const item = await anItem(async (input) => {
    if (said.length === 0) setTimeout(goOn, 20)
    const heard = await answer(input)
    await held
    return heard
  })
  const open = await item.open()
  open.answers.set('sleep', 'badly')
  void open.settle()
  await expect.poll(() => said.length).toBe(1)
  open.answers.set('sleep', 'badly, and late')
  expect(await sendUnsent(false)).toBe(true)
  expect(said.map(({ versionId }) => versionId)).toEqual(['0', '1'])
  expect(await item.kept()).toBeUndefined()
})

test('what the practice does not take, and what is changed in a finished item, has not arrived and stays on the device', async () => {
  const refused = failed({ kind: 'invalid', findings: [] } as const)
  const returned = await anItem(async () => refused)
  const open = await returned.open()
  open.answers.set('sleep', 'badly')
  expect(await sendUnsent(false)).toBe(false)
  expect(await returned.kept()).toMatchObject({ typed: { sleep: 'badly' } })
  open.leave()

  const { said, answer } = aPractice()
  const finished = await anItem(answer, { progress: 'Complete' })
  const again = await finished.open()
  again.answers.set('sleep', 'well')
  expect(await sendUnsent(false)).toBe(false)
  expect(said).toEqual([])
  expect(await finished.kept()).toMatchObject({ typed: { sleep: 'well' } })
})

test('what an imported form works out in FHIRPath is asked for while the item is open', async () => {
  const asked = vi.fn()
  class Thinking extends EventTarget {
    readonly postMessage = asked
    readonly terminate = () => {}
  }
  vi.stubGlobal('Worker', Thinking)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const { answer } = aPractice()
  const week = { id: 'week', type: 'Integer', label: 'A week', fhirPath: { value: '7' } } as const
  const item = await anItem(answer, { elements: [...elements, week] })
  await item.open()
  expect(asked).toHaveBeenCalledOnce()
})
