import { expect, test } from 'vitest'
import type { Change } from '#client/sync/change.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { patch } from './a-house.ts'
import { openBuffer } from './buffer.ts'

/** A buffer whose clock the test turns. */
function aBuffer() {
  const timers = new Set<{ readonly at: number; readonly act: () => void }>()
  const written: Change[] = []
  /** The same, as it was written together. */
  const together: (readonly Change[])[] = []
  const device = { isFull: false }
  let told = async () => {}
  let now = 0
  const buffer = openBuffer({
    write: async (changes) => {
      together.push(changes)
      if (device.isFull) return failed({ kind: 'unavailable', because: 'no room' })
      written.push(...changes)
      return succeeded(undefined)
    },
    tell: () => told(),
    after: (milliseconds, act) => {
      const timer = { at: now + milliseconds, act }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  })
  const pass = async (milliseconds: number) => {
    now += milliseconds
    for (const timer of [...timers].filter(({ at }) => at <= now)) {
      timers.delete(timer)
      timer.act()
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  const whileTold = (act: () => Promise<void>) => {
    told = act
  }
  return { buffer, written, together, device, whileTold, pass, left: () => timers.size }
}

const typed = (text: string) => patch({ id: 'n1', text: '' }, { id: 'n1', text })

test('keys that rest for 200 ms are written as one change', async () => {
  const { buffer, written, pass, left } = aBuffer()
  buffer.add(typed('a'))
  await pass(150)
  buffer.add(typed('ab'))
  await pass(199)
  expect(written).toEqual([])
  await pass(1)
  expect(written).toEqual([typed('ab')])
  expect(left()).toBe(0)
})

test('what one step changes in two records is written together', async () => {
  const { buffer, together, pass } = aBuffer()
  const renamed = (id: string) => patch({ id, name: 'Sleep' }, { id, name: 'Sleep and rest' })
  buffer.add(renamed('form'))
  buffer.add(renamed('section'))
  await pass(200)
  buffer.add(renamed('other'))
  await buffer.flush()
  expect(together).toEqual([[renamed('form'), renamed('section')], [renamed('other')]])
})

test('what the server has written into a version that came while somebody typed is not sent back as typed', async () => {
  const { buffer, written, pass } = aBuffer()
  const note = (versionId: string, more: object) => ({ id: 'n1', meta: { versionId }, ...more })
  const stamped = { summary: 'Slept well', writtenAt: '19:46:31' }
  buffer.add(
    patch(note('1', { summary: 'Slept well' }), note('1', { summary: 'Slept well', comment: 'No pain' })),
  )
  await pass(100)
  const takenIn = { ...stamped, comment: 'No pain' }
  buffer.add(patch(note('2', takenIn), note('2', { ...takenIn, topic: 'Sleep' })))
  await pass(200)
  const whole = { summary: 'Slept well', comment: 'No pain', topic: 'Sleep' }
  expect(written).toEqual([patch(note('1', { summary: 'Slept well' }), note('1', whole))])
})

test('what waits for typing to rest waits until all typed is written, and no longer', async () => {
  const { buffer, written, pass } = aBuffer()
  const heard: number[] = []
  buffer.rested(() => heard.push(written.length))
  expect(heard).toEqual([0])
  buffer.add(typed('a'))
  buffer.rested(() => heard.push(written.length))
  buffer.soon(() => undefined)
  await pass(199)
  expect(heard).toEqual([0])
  await pass(1)
  expect(heard).toEqual([0, 1])
})

test('whoever types without a rest is written after a second, and then goes on', async () => {
  const { buffer, written, pass } = aBuffer()
  for (let key = 1; key <= 25; key += 1) {
    buffer.add(typed('x'.repeat(key)))
    await pass(100)
  }
  expect(written).toEqual([typed('x'.repeat(10)), typed('x'.repeat(20))])
})

test('what somebody holds by himself is asked for after a second too, and before a flush', async () => {
  const { buffer, written, pass, left } = aBuffer()
  let text = ''
  const settle = () => buffer.add(typed(text))
  for (let key = 1; key <= 12; key += 1) {
    text += 'x'
    buffer.soon(settle)
    await pass(100)
  }
  expect(written).toEqual([typed('x'.repeat(10))])
  await buffer.flush()
  expect(written).toEqual([typed('x'.repeat(10)), typed('x'.repeat(12))])
  expect(left()).toBe(0)
})

test('it holds something until that is written', async () => {
  const { buffer } = aBuffer()
  expect(buffer.holds()).toBe(false)
  buffer.add(typed('a'))
  expect(buffer.holds()).toBe(true)
  const flushed = buffer.flush()
  expect(buffer.holds()).toBe(true)
  await flushed
  expect(buffer.holds()).toBe(false)

  buffer.soon(() => buffer.add(typed('ab')))
  expect(buffer.holds()).toBe(true)
  await buffer.flush()
  expect(buffer.holds()).toBe(false)
})

test('what a device without room refuses is held, in its order, and written when there is room again', async () => {
  const { buffer, written, device, pass, left } = aBuffer()
  device.isFull = true
  buffer.add(typed('a'))
  await pass(200)
  buffer.add(patch({ id: 'n2', text: '' }, { id: 'n2', text: 'b' }))
  await buffer.flush()
  expect(written).toEqual([])
  expect(buffer.holds()).toBe(true)
  expect(buffer.unwritten()).toEqual([typed('a'), patch({ id: 'n2', text: '' }, { id: 'n2', text: 'b' })])

  device.isFull = false
  await pass(1_999)
  expect(written).toEqual([])
  await pass(1)
  expect(written).toEqual([typed('a'), patch({ id: 'n2', text: '' }, { id: 'n2', text: 'b' })])
  expect([buffer.holds(), left()]).toEqual([false, 0])
})

test('whoever flushes while it is told that the device refuses takes no try away', async () => {
  const { buffer, written, device, whileTold, pass } = aBuffer()
  device.isFull = true
  whileTold(async () => void buffer.flush())
  buffer.add(typed('a'))
  await pass(200)
  device.isFull = false
  await pass(2_000)
  expect(written).toEqual([typed('a')])
})
