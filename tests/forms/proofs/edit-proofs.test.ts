import { expect, test } from 'vitest'
import { redone, undone } from '#shared/forms/editing/edit-history.ts'
import { proveEdits } from './prove-edits.ts'

const seed = Number(process.env.SEED ?? Math.floor(performance.timeOrigin % 1_000_000))
const count = 1_000

test(`${count} forms that are built by chance are taken back and made again exactly, saved, published or told what is wrong, printed and exported, and have their questions moved by cutting and pasting (seed ${seed})`, () => {
  const { faults, ...counted } = proveEdits(count, seed)
  console.log(JSON.stringify({ test: 'edits of forms', seed, forms: count, ...counted }))
  expect(faults).toEqual([])
  expect(counted.published).toBeGreaterThan(count / 10)
  expect(counted.refused).toBeGreaterThan(count / 10)
})

test('a history that forgets a step is found', () => {
  const forgetful = {
    redone,
    undone: <Value>(history: Parameters<typeof undone<Value>>[0]) => undone(undone(history)),
  }
  expect(proveEdits(20, seed, forgetful).faults).not.toEqual([])
})
