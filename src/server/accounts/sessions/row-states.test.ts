import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Remembered } from './remembered.ts'
import { RowStates } from './row-states.ts'

let stored: Map<string, string>
let looks: (readonly string[])[]
let readings: number
let states: RowStates
let rights: Remembered<string>
let isAway: boolean

/** Looks at the rows; it takes 30 ms, and tells how they stood in the middle. */
function look(parts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  looks.push(parts)
  return new Promise((resolve, reject) => {
    let seen = new Map<string, string>()
    setTimeout(() => {
      seen = new Map(stored)
    }, 15)
    setTimeout(() => (isAway ? reject(new Error('away')) : resolve(seen)), 30)
  })
}

const ask = (part = 'okafor') =>
  rights.get(part, {
    rests: [part],
    read: async () => {
      readings += 1
      return `${part} is ${stored.get(part)}`
    },
  })

/** Lets the time of an answer pass while it is waited for. */
async function passing<Value>(work: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work, vi.advanceTimersByTimeAsync(40)])
  return value
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  stored = new Map([
    ['okafor', 'clinician'],
    ['sato', 'supervisor'],
  ])
  looks = []
  readings = 0
  isAway = false
  states = new RowStates(look, () => Date.now())
  rights = new Remembered(states, () => Date.now())
})
afterEach(() => {
  vi.useRealTimers()
})

test('who keeps asking waits once, is read once, and is looked at often', async () => {
  const waits = []
  for (let turn = 0; turn < 40; turn += 1) {
    const begun = Date.now()
    let end = begun
    const told = ask().then(() => {
      end = Date.now()
    })
    await passing(told)
    waits.push(end - begun)
    await vi.advanceTimersByTimeAsync(90)
  }

  expect(waits.filter((each) => each > 0)).toHaveLength(1)
  expect(readings).toBe(1)
  expect(looks.length).toBeGreaterThan(5)
})

test('what has changed is told within a second, whoever asks how often', async () => {
  for (const pause of [5, 90, 300, 700, 1_500]) {
    stored.set('okafor', 'clinician')
    expect(await passing(ask())).toBeDefined()
    await vi.advanceTimersByTimeAsync(pause)
    await passing(ask())
    stored.set('okafor', `nobody after ${pause}`)
    for (let waited = 0; waited < 1_000; waited += pause) {
      await passing(ask())
      await vi.advanceTimersByTimeAsync(pause)
    }
    expect(await passing(ask())).toBe(`okafor is nobody after ${pause}`)
  }
})

test('all who are known are looked at together', async () => {
  await passing(Promise.all([ask('okafor'), ask('sato')]))
  expect(looks).toEqual([['okafor', 'sato']])
  await vi.advanceTimersByTimeAsync(500)
  await ask('sato')
  await vi.advanceTimersByTimeAsync(120)
  expect(looks).toHaveLength(2)
  expect(looks.at(-1)?.toSorted()).toEqual(['okafor', 'sato'])
})

test('what is forgotten does not come back from a look that was on its way', async () => {
  await passing(ask())
  await vi.advanceTimersByTimeAsync(400)
  await ask()
  await vi.advanceTimersByTimeAsync(80)
  expect(looks).toHaveLength(2)
  stored.set('okafor', 'nobody')
  states.forget()
  await vi.advanceTimersByTimeAsync(100)

  expect(await passing(ask())).toBe('okafor is nobody')
})

test('a look that fails is told to who asked, and tried again by the next', async () => {
  isAway = true
  await expect(passing(ask())).rejects.toThrow('away')
  isAway = false

  expect(await passing(ask())).toBe('okafor is clinician')
})

test('a reading that fails is not kept', async () => {
  const failing = rights.get('sato', { rests: ['sato'], read: () => Promise.reject(new Error('away')) })
  await expect(passing(failing)).rejects.toThrow('away')

  expect(await passing(ask('sato'))).toBe('sato is supervisor')
})

test('what rests on more than these rows is read again after a second', async () => {
  rights = new Remembered(
    states,
    () => Date.now(),
    (told) => told.startsWith('okafor'),
  )
  await passing(Promise.all([ask('okafor'), ask('sato')]))
  expect(readings).toBe(2)
  await vi.advanceTimersByTimeAsync(1_100)
  await passing(Promise.all([ask('okafor'), ask('sato')]))

  expect(readings).toBe(3)
})

test('nobody is looked at ahead who is not there, or whom nobody has asked for lately', async () => {
  await passing(Promise.all([ask('okafor'), ask('somebody made up')]))
  await vi.advanceTimersByTimeAsync(500)
  await ask('okafor')
  await vi.advanceTimersByTimeAsync(120)
  expect(looks.at(-1)).toEqual(['okafor'])
})
