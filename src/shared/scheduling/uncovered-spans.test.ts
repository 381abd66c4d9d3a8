import { expect, test } from 'vitest'
import { uncoveredSpans } from './uncovered-spans.ts'

const at = (from: string, to: string) => ({
  start: `2027-03-02T${from}:00Z`,
  end: `2027-03-02T${to}:00Z`,
})

test('of a busy time those parts are left that nothing seen explains', () => {
  expect(uncoveredSpans([at('09:00', '12:00')], [at('10:00', '10:30')])).toEqual([
    at('09:00', '10:00'),
    at('10:30', '12:00'),
  ])
  expect(uncoveredSpans([at('09:00', '12:00')], [at('11:00', '13:00'), at('08:00', '09:30')])).toEqual([
    at('09:30', '11:00'),
  ])
})

test('what is wholly seen leaves nothing, and what lies elsewhere explains nothing', () => {
  expect(uncoveredSpans([at('09:00', '10:00')], [at('09:00', '09:40'), at('09:30', '10:00')])).toEqual([])
  expect(uncoveredSpans([at('09:00', '10:00')], [at('07:00', '08:00'), at('14:00', '15:00')])).toEqual([
    at('09:00', '10:00'),
  ])
})
