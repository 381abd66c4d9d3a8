import { describe, expect, test } from 'vitest'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { firstFree } from './first-free.ts'

const bounds = { from: 420, to: 1140 }
const column = (more: Partial<DayColumn> = {}) =>
  ({ events: [], unseen: [], off: [], isToday: false, slotMinutes: 15, ...more }) as unknown as DayColumn
const span = (from: number, to: number) => ({ from, to }) as never
const closed = (from: number, to: number) => ({ from, to, kind: 'Closed' }) as const

describe('the keyboard begins in the calendar', () => {
  test('at nine on a day that is empty, whatever the time is now', () => {
    expect(firstFree([column()], bounds, 800)).toEqual({ column: 0, minute: 540 })
    expect(firstFree([], bounds, 800)).toEqual({ column: 0, minute: 540 })
  })

  test('behind what is taken, seen or unseen, and when the hours begin', () => {
    const events = [span(540, 590)]
    expect(firstFree([column({ events })], bounds, 0).minute).toBe(600)
    expect(firstFree([column({ events, unseen: [span(600, 660)] })], bounds, 0).minute).toBe(660)
    const off = [closed(0, 780), closed(1020, 1440)]
    expect(firstFree([column({ events, off })], bounds, 0).minute).toBe(780)
  })

  test('today at the next free time that is not past', () => {
    const today = column({ isToday: true, events: [span(615, 645)] })
    expect(firstFree([today], bounds, 590).minute).toBe(600)
    expect(firstFree([today], bounds, 600).minute).toBe(600)
    expect(firstFree([today], bounds, 601).minute).toBe(645)
    expect(firstFree([today], bounds, 300).minute).toBe(420)
  })

  test('in the next column where the first has nothing free, and in a week never before today', () => {
    const away = column({ off: [closed(0, 1440)] })
    expect(firstFree([away, column()], bounds, 0)).toEqual({ column: 1, minute: 540 })
    const week = [column(), column({ isToday: true }), column()]
    expect(firstFree(week, bounds, 700)).toEqual({ column: 1, minute: 705 })
    expect(firstFree(week, bounds, 1139)).toEqual({ column: 2, minute: 540 })
  })

  test('within the hours that are shown, also where nothing is free', () => {
    const off = [closed(0, 1440)]
    expect(firstFree([column({ off })], bounds, 0)).toEqual({ column: 0, minute: 540 })
    expect(firstFree([column({ isToday: true })], bounds, 1400)).toEqual({ column: 0, minute: 1125 })
  })
})
