import { expect, test } from 'vitest'
import { drawnSpan } from './drawn-span.ts'

const ground = { from: 480, to: 1_080, slotMinutes: 15 }

test('a time that is drawn takes whole slots, the one under the mouse too, downwards and upwards', () => {
  expect(drawnSpan(ground, 605, 661)).toEqual({ from: 600, to: 675 })
  expect(drawnSpan(ground, 661, 605)).toEqual({ from: 600, to: 675 })
  expect(drawnSpan(ground, 605, 606)).toEqual({ from: 600, to: 615 })
})

test('a time that is drawn beyond the day ends where the day does', () => {
  expect(drawnSpan(ground, 1_050, 1_400)).toEqual({ from: 1_050, to: 1_080 })
  expect(drawnSpan(ground, 500, 100)).toEqual({ from: 480, to: 510 })
})
