import { expect, test } from 'vitest'
import { threeProposals } from './three-proposals.ts'

const zone = 'America/Chicago'
const free = (start: string, owner = 'ada') => ({ start: `2027-03-${start}:00Z`, end: '', owner })
const proposed = (...times: readonly ReturnType<typeof free>[]) =>
  threeProposals(times, zone).map(({ start, owner }) => `${start.slice(8, 16)} ${owner}`)

test('the first time that is free, and the first of the next two days', () => {
  const monday = [free('01T15:00'), free('01T15:00', 'ben'), free('01T16:00')]
  const tuesday = [free('02T15:00', 'ben'), free('02T16:00')]
  expect(proposed(...monday, ...tuesday, free('03T18:00'), free('04T15:00'))).toEqual([
    '01T15:00 ada',
    '02T15:00 ben',
    '03T18:00 ada',
  ])
})

test('of too few days the next times, never the same time twice', () => {
  const monday = [free('01T15:00'), free('01T15:00', 'ben'), free('01T16:00'), free('01T17:00')]
  expect(proposed(...monday, free('02T15:00'))).toEqual(['01T15:00 ada', '01T16:00 ada', '02T15:00 ada'])
  expect(proposed(free('01T15:00'), free('01T15:00', 'ben'))).toEqual(['01T15:00 ada'])
  expect(proposed()).toEqual([])
})
