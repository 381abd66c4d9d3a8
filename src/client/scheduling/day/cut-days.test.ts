import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { cutDays } from './cut-days.ts'

const zone = 'America/Chicago'
const items = ['2030-03-04T15:00:00Z', '2030-03-06T15:00:00Z'].map(
  (start) => ({ start }) as unknown as Appointment,
)

test('where more is there than was read, the days from the last row on are not whole', () => {
  const dates = ['2030-03-04', '2030-03-05', '2030-03-06', '2030-03-07']
  expect(cutDays([{ dates, answer: succeeded({ items, continuation: 'next' }) }], zone)).toEqual([
    '2030-03-06',
    '2030-03-07',
  ])
  expect(cutDays([{ dates, answer: succeeded({ items }) }], zone)).toEqual([])
  expect(cutDays([{ dates, answer: undefined }], zone)).toEqual([])
  expect(cutDays([{ dates, answer: failed({ kind: 'unreachable' }) }], zone)).toEqual([])
})
