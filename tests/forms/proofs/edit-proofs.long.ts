import { expect, test } from 'vitest'
import { proveEdits } from './prove-edits.ts'

const seed = Number(process.env.SEED ?? Math.floor(performance.timeOrigin % 1_000_000))
const count = 10_000

test(`${count} forms that are built by chance are taken back and made again exactly, saved, published or told what is wrong, printed and exported, and have their questions moved by cutting and pasting (seed ${seed})`, () => {
  const start = performance.now()
  const { faults, ...counted } = proveEdits(count, seed)
  const seconds = Math.round((performance.now() - start) / 100) / 10
  console.log(JSON.stringify({ test: 'edits of forms', seed, forms: count, ...counted, seconds }))
  expect(faults).toEqual([])
})
