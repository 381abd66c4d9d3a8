import { expect, test } from 'vitest'
import { compareRecurrences } from '#tests/support/recurrence/compare-recurrences.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 100_000))

test(`10,000 random series in twenty zones fall on the days and times that a second implementation gives them (seed ${seed})`, () => {
  const { compared, leftOut, different } = compareRecurrences({ seed, rules: 10_000, most: 12 })
  expect(different).toEqual([])
  expect(leftOut['no day'] + leftOut.gap).toBeLessThan(3_000)
  expect(compared).toBeGreaterThan(7_000)
})
