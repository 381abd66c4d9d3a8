import { expect, onTestFinished, test, vi } from 'vitest'
import { openKeptWords } from '#client/sync/device/kept-words.ts'
import { textOf } from '#client/sync/device/seal.ts'
import type { ActInputs, ActReplies } from '#generated/operations/operations.ts'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'
import type { PacketSheetItem } from '#generated/types/packet-sheet-item.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { unsentItems } from './kept-item.ts'
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

const aSheet = (item: PacketSheetItem): PacketSheet => ({
  ...{ id: 'packet', name: 'Intake', practice: 'Elm', timezone: 'UTC', language: 'en' },
  ...{ person: { id: 'luz', resourceType: 'Patient' }, isHandedIn: false, deviceKey: '', items: [item] },
})

/** A practice where somebody else answers the same item; `losesReplies`: what it stores it does not tell. */
function aSharedPractice(first: Answers = {}) {
  let stored: PacketSheetItem = {
    ...{ itemId: 'mood', kind: 'Form', title: 'Mood', audience: 'Patient', required: true, signs: false },
    ...{ progress: 'InProgress', answers: first, versionId: '1' },
  }
  const state = { losesReplies: false }
  const store = (more: Partial<PacketSheetItem>) => {
    stored = { ...stored, ...more, versionId: `${Number(stored.versionId) + 1}` }
  }
  const answer = async ({ itemId, answers, versionId, isDone = false }: Said): Promise<Heard> => {
    if (versionId !== stored.versionId) return failed({ kind: 'conflict', because: 'stores.version-changed' })
    store({ ...(answers && { answers }), progress: isDone ? 'Complete' : 'InProgress' })
    if (state.losesReplies) return failed({ kind: 'unreachable' })
    const { progress } = stored
    return succeeded({ itemId, progress, versionId: stored.versionId ?? '', shown: [itemId] })
  }
  return {
    state,
    answer,
    sheet: async () => succeeded(aSheet(stored)),
    stored: () => stored,
    /** Somebody else, who has seen what is stored, answers. */
    other: (answers: Answers, isDone = false) =>
      store({
        answers: { ...stored.answers, ...answers },
        progress: isDone ? 'Complete' : 'InProgress',
      }),
    item: () => anItem(answer, { answers: first, versionId: '1' }, async () => succeeded(aSheet(stored))),
  }
}

let counted = 0

async function anItem(
  answer: PacketDoor['answer'],
  more: Partial<PacketSheetItem> = {},
  sheet: PacketDoor['sheet'] = never,
) {
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
  const marks: boolean[] = []
  const devices: (string | undefined)[] = []
  const hear: PacketDoor['answer'] = async (input) => {
    if (input.isChanging !== undefined) devices.push(input.device)
    if (input.isChanging === undefined || input.isDone) return answer(input)
    marks.push(input.isChanging)
    return succeeded({ itemId: item.itemId, progress: 'Complete', shown: [item.itemId] })
  }
  const door: PacketDoor = { sheet, answer: hear, submit: never, files }
  const thread: ItemThread = { last: Promise.resolve() }
  return {
    /** What the practice heard of a change of what is finished. */
    marks,
    /** The name of the device with each of these words. */
    devices,
    kept: () => kept.of('packet/mood'),
    holdFiles: (ids: readonly string[]) => kept.keep('files packet/mood', ids),
    unsent: (now: Partial<PacketSheetItem> = {}) => unsentItems(kept, aSheet({ ...item, ...now })),
    open: async (now: Partial<PacketSheetItem> = {}) => {
      const left = new AbortController()
      onTestFinished(() => left.abort())
      const definition = definitionOf({ elements: item.elements ?? [] })
      counted += 1
      const newId = () => `id-${counted}`
      const opened = {
        packetId: 'packet',
        item: { ...item, ...now },
        definition,
        door,
        kept,
        thread,
        signal: left.signal,
      }
      return {
        ...(await openItem({ ...opened, newId, today: '2026-06-01' })),
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

test('a change of a finished item is known as not finished, also after the page was read again, until the item is finished once more', async () => {
  const { said, answer } = aPractice()
  const item = await anItem(answer, { progress: 'Complete', answers: { sleep: 'badly' } })
  const open = await item.open()
  expect(await item.unsent()).toEqual([])
  open.answers.set('sleep', 'well')
  await open.settle()
  expect(open.saving.read()).toBe('changed')
  open.leave()
  expect(await item.unsent()).toEqual(['mood'])
  const again = await item.open()
  expect(again.answers.get('sleep').value).toBe('well')
  expect(await again.finish({})).toMatchObject({ ok: true })
  expect(said).toMatchObject([{ isDone: true, answers: { sleep: 'well' } }])
  expect(await item.unsent({ answers: { sleep: 'well' } })).toEqual([])
})

test('the practice hears once that a finished item is changed here, and that it is no more', async () => {
  const { said, answer } = aPractice()
  const item = await anItem(answer, { progress: 'Complete', answers: { sleep: 'badly' } })
  const open = await item.open()
  open.answers.set('sleep', 'well')
  await open.settle()
  open.answers.set('sleep', 'very well')
  await open.settle()
  expect(item.marks).toEqual([true])
  open.answers.set('sleep', 'badly')
  await open.settle()
  expect(item.marks).toEqual([true, false])
  open.answers.set('sleep', 'well')
  await open.settle()
  await open.finish({})
  expect(item.marks).toEqual([true, false, true])
  expect(said).toMatchObject([{ isDone: true, isChanging: false, answers: { sleep: 'well' } }])
})

test('a device speaks of its own change alone, also after the page was read again', async () => {
  const { answer } = aPractice()
  const item = await anItem(answer, { progress: 'Complete', answers: { sleep: 'badly' } })
  // Another device has said that it changes the item too.
  const open = await item.open({ isChanging: true })
  open.answers.set('sleep', 'well')
  await open.settle()
  open.leave()
  const again = await item.open({ isChanging: true })
  await again.settle()
  await again.finish({})
  expect(item.marks[0]).toBe(true)
  expect(item.devices.length).toBeGreaterThan(1)
  expect(new Set(item.devices).size).toBe(1)
  expect(item.devices[0]).toMatch(/^id-/)

  const beside = await anItem(answer, { progress: 'Complete', answers: { sleep: 'badly' } })
  const other = await beside.open()
  other.answers.set('sleep', 'well')
  await other.settle()
  expect(beside.devices[0]).not.toBe(item.devices[0])
})

test('a file that was chosen for a finished item and has not arrived is such a change too', async () => {
  const { answer } = aPractice()
  const item = await anItem(answer, { progress: 'Complete' })
  await item.holdFiles(['card'])
  expect(await item.unsent()).toEqual(['mood'])
  await item.holdFiles([])
  expect(await item.unsent()).toEqual([])
})

test('a change of a finished item that is taken back is none', async () => {
  const { answer } = aPractice()
  const item = await anItem(answer, { progress: 'Complete', answers: { sleep: 'badly' } })
  const open = await item.open()
  open.answers.set('sleep', 'well')
  await open.settle()
  open.answers.set('sleep', 'badly')
  await open.settle()
  expect(open.saving.read()).toBe('saved')
  expect(await item.kept()).toBeUndefined()
})

test('what is typed while an item is being finished is not lost, and waits as a change of what is finished', async () => {
  const { said, answer } = aPractice()
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const item = await anItem(async (input) => {
    const heard = await answer(input)
    if (input.isDone) await held
    return heard
  })
  const open = await item.open()
  open.answers.set('sleep', 'badly')
  const finishing = open.finish({})
  await expect.poll(() => said.some(({ isDone }) => isDone)).toBe(true)
  open.answers.set('more', 'The neighbor is loud')
  goOn()
  expect(await finishing).toMatchObject({ ok: true })
  open.leave()
  await open.settle()
  expect(await item.unsent({ progress: 'Complete', answers: { sleep: 'badly' } })).toEqual(['mood'])
})

test('where two answer different questions, both answers are stored', async () => {
  const practice = aSharedPractice({ sleep: 'badly' })
  const open = await (await practice.item()).open()
  practice.other({ sleep: 'very badly' })
  open.answers.set('more', 'The neighbor is loud')
  await open.settle()
  expect(practice.stored().answers).toEqual({ sleep: 'very badly', more: 'The neighbor is loud' })
  expect(open.answers.get('sleep').value).toBe('very badly')
  expect(open.disputed.read()).toEqual([])
})

test('where two answer the same question, neither answer is written over until a person decides, and nothing is finished before', async () => {
  const practice = aSharedPractice({ sleep: 'badly', more: 'Nothing' })
  const item = await practice.item()
  const first = await item.open()
  practice.other({ sleep: 'well', more: 'The dog' })
  first.answers.set('sleep', 'hardly at all')
  await first.settle()
  expect(first.disputed.read()).toEqual([{ id: 'sleep', theirs: 'well' }])
  expect(practice.stored().answers).toEqual({ sleep: 'well', more: 'The dog' })
  expect(await first.finish({})).toMatchObject({ ok: false, failure: { kind: 'conflict' } })
  expect(await sendUnsent(false)).toBe(false)
  first.answers.set('sleep', 'hardly at all this week')
  first.leave()

  const open = await item.open()
  expect(open.answers.get('sleep').value).toBe('hardly at all this week')
  expect(open.answers.get('more').value).toBe('The dog')
  const [disputed] = open.disputed.read()
  expect(disputed).toEqual({ id: 'sleep', theirs: 'well' })
  if (disputed) open.decide(disputed, true)
  await open.settle()
  expect(practice.stored().answers).toEqual({ sleep: 'hardly at all this week', more: 'The dog' })
  expect(await item.kept()).toBeUndefined()
  expect(open.saving.read()).toBe('saved')
})

test('whoever takes the other answer has it, and what was typed instead is gone by that word alone', async () => {
  const practice = aSharedPractice({ sleep: 'badly' })
  const item = await practice.item()
  const open = await item.open()
  practice.other({ sleep: 'well' })
  open.answers.set('sleep', 'hardly at all')
  await open.settle()
  const [disputed] = open.disputed.read()
  if (disputed) open.decide(disputed, false)
  await open.settle()
  expect(open.answers.get('sleep').value).toBe('well')
  expect(practice.stored().answers).toEqual({ sleep: 'well' })
  expect(await item.kept()).toBeUndefined()
})

test('own words that arrived without an answer are no words of somebody else', async () => {
  const practice = aSharedPractice()
  const item = await practice.item()
  const open = await item.open()
  practice.state.losesReplies = true
  open.answers.set('sleep', 'I wake')
  await open.settle()
  practice.state.losesReplies = false
  open.answers.set('sleep', 'I wake at three')
  await open.settle()
  expect(open.disputed.read()).toEqual([])
  expect(practice.stored().answers).toEqual({ sleep: 'I wake at three' })
})

test('nobody finishes an item with answers of somebody else that were not on the screen', async () => {
  const practice = aSharedPractice({ sleep: 'badly' })
  const open = await (await practice.item()).open()
  practice.other({ more: 'The dog' })
  expect(await open.finish({})).toMatchObject({
    ok: false,
    failure: { because: 'packets.answered-meanwhile' },
  })
  expect(practice.stored().progress).toBe('InProgress')
  expect(open.answers.get('more').value).toBe('The dog')
  expect(await open.finish({})).toMatchObject({ ok: true })
  expect(practice.stored()).toMatchObject({
    progress: 'Complete',
    answers: { sleep: 'badly', more: 'The dog' },
  })
})

test('what is typed into an item that somebody else has finished meanwhile does not undo that, and is not lost', async () => {
  const practice = aSharedPractice({ sleep: 'badly' })
  const item = await practice.item()
  const open = await item.open()
  practice.other({ more: 'The dog' }, true)
  open.answers.set('sleep', 'very badly')
  await open.settle()
  expect(practice.stored()).toMatchObject({ progress: 'Complete', answers: { sleep: 'badly' } })
  expect(open.saving.read()).toBe('changed')
  expect(await open.finish({})).toMatchObject({ ok: true })
  expect(practice.stored().answers).toEqual({ sleep: 'very badly', more: 'The dog' })
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
