import { expect, test } from 'vitest'
import type { Priority } from '#generated/enumerations/priority.ts'
import { daysWaited, waitingOrder } from './waiting-order.ts'

const row = (priority: Priority | undefined, since: string) => ({
  created: '2027-01-01T00:00:00Z',
  waitlist: { ...(priority && { priority }), since },
})

test('the most urgent first, then who waits longest', () => {
  const rows = [
    row('Low', '2027-01-01T00:00:00Z'),
    row(undefined, '2027-02-02T00:00:00Z'),
    row('Normal', '2027-02-01T00:00:00Z'),
    row('Urgent', '2027-03-01T00:00:00Z'),
    row('High', '2027-01-02T00:00:00Z'),
  ]
  expect(rows.toSorted(waitingOrder).map(({ waitlist }) => waitlist.since.slice(5, 10))).toEqual([
    ...['03-01', '01-02', '02-01', '02-02', '01-01'],
  ])
})

test('days are counted whole, since the beginning of the wait', () => {
  expect(daysWaited(row('Normal', '2027-01-01T12:00:00Z'), '2027-03-03T11:59:59Z')).toBe(60)
  expect(daysWaited({ created: '2027-01-01T12:00:00Z' }, '2027-01-01T11:00:00Z')).toBe(0)
})
