import { expect, test } from 'vitest'
import type { SeriesRow } from '#generated/types/series-row.ts'
import {
  areRowsAsPlanned,
  doneRowCount,
  hasConfirmableRows,
  rowCounts,
  rowsByHand,
  rowsWithClashes,
} from './plan-row.ts'

const row = (index: number, fate: SeriesRow['fate'], more: Partial<SeriesRow> = {}): SeriesRow => ({
  index,
  start: `2030-03-0${index + 1}T16:00:00Z`,
  end: `2030-03-0${index + 1}T17:00:00Z`,
  fate,
  appointment: { id: `a${index}`, resourceType: 'Appointment' },
  ...more,
})
const busy = { reasons: [{ code: 'scheduling.busy-patient', other: 'Rivera' }] }

test('only what is really done is counted, and each fate that occurs is named with its number', () => {
  const rows = [row(0, 'Kept'), row(1, 'Made'), row(2, 'LeftOut'), row(3, 'Moved'), row(4, 'Blocked')]
  expect(doneRowCount(rows)).toBe(2)
  expect(rowCounts([...rows, row(5, 'Made')])).toEqual([
    { fate: 'Made', count: 2 },
    { fate: 'Moved', count: 1 },
    { fate: 'LeftOut', count: 1 },
    { fate: 'Blocked', count: 1 },
    { fate: 'Kept', count: 1 },
  ])
})

test('those changed by hand are apart, but not the one that was named, nor what is over', () => {
  const byHand = { changedByHand: true }
  const rows = [
    row(0, 'Untouched', byHand),
    row(1, 'Changed', byHand),
    row(2, 'Kept', byHand),
    row(3, 'Changed'),
  ]
  const apart = rowsByHand(rows, 'a1')
  expect(apart.byHand.map(({ index }) => index)).toEqual([2])
  expect(apart.usual.map(({ index }) => index)).toEqual([0, 1, 3])
})

test('a taken time may be confirmed, a time that cannot be shared or a holiday may not', () => {
  expect(hasConfirmableRows([row(0, 'Made'), row(1, 'Blocked', busy)])).toBe(true)
  expect(hasConfirmableRows([row(1, 'Made', busy)])).toBe(false)
  expect(hasConfirmableRows([row(1, 'Blocked', { reasons: [{ code: 'scheduling.busy-room-full' }] })])).toBe(
    false,
  )
  expect(hasConfirmableRows([row(1, 'Blocked', { reasons: [{ code: 'scheduling.series-holiday' }] })])).toBe(
    false,
  )
})

test('what is booked although its time is taken still says what it meets', () => {
  const rows = rowsWithClashes([row(0, 'Made'), row(1, 'Made')], [row(0, 'Made'), row(1, 'Blocked', busy)])
  expect(rows).toEqual([row(0, 'Made'), { ...row(1, 'Made', busy), isForced: true }])
})

test('what was done is as planned when every date has the same fate', () => {
  const plan = [row(0, 'Kept'), row(1, 'Made')]
  expect(
    areRowsAsPlanned(plan, [row(0, 'Kept'), row(1, 'Made', { start: '2030-03-02T16:00:00.000Z' })]),
  ).toBe(true)
  expect(areRowsAsPlanned(plan, [row(0, 'Kept'), row(1, 'Blocked')])).toBe(false)
})
