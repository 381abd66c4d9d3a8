import { expect, test } from 'vitest'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { gridBounds } from './grid-bounds.ts'

const column = (events: readonly { from: number; to: number }[]) =>
  ({ events, unseen: [] }) as unknown as DayColumn

test('all columns begin and end together: from seven to seven, and by whole hours where one of them needs more', () => {
  expect(gridBounds([column([])])).toEqual({ from: 420, to: 1140 })
  const busy = [column([{ from: 390, to: 450 }]), column([{ from: 1130, to: 1201 }])]
  expect(gridBounds(busy)).toEqual({ from: 360, to: 1260 })
})

test('what is being moved has room too, and no day is longer than it is', () => {
  expect(gridBounds([column([])], [{ from: 1430, to: 1470 }])).toEqual({ from: 420, to: 1440 })
})
