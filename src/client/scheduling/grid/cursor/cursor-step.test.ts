import { describe, expect, test } from 'vitest'
import { moved, type Stop, stopAt, type Walked } from './cursor-step.ts'

const columns = [
  {
    events: [
      { from: 540, to: 590 },
      { from: 570, to: 600 },
      { from: 660, to: 720 },
    ],
    slotMinutes: 15,
  },
  { events: [{ from: 660, to: 690 }], slotMinutes: 30 },
]
const walked: Walked = { columns, from: 480, to: 1080 }
const slot = (minute: number, column = 0): Stop => ({ kind: 'slot', column, minute })
const event = (index: number, column = 0): Stop => ({ kind: 'event', column, index })

describe('the keyboard in the calendar', () => {
  test('goes down from slot to slot, onto an event, and behind it', () => {
    expect(moved(walked, slot(510), 'down')).toEqual(slot(525))
    expect(moved(walked, slot(525), 'down')).toEqual(event(0))
    expect(moved(walked, event(0), 'down')).toEqual(slot(600))
  })

  test('goes up the same way', () => {
    expect(moved(walked, slot(600), 'up')).toEqual(event(0))
    expect(moved(walked, event(2), 'up')).toEqual(slot(645))
  })

  test('goes sideways among events that overlap, then to the same time of the next person', () => {
    expect(moved(walked, event(0), 'right')).toEqual(event(1))
    expect(moved(walked, event(1), 'left')).toEqual(event(0))
    expect(moved(walked, event(2), 'right')).toEqual(event(0, 1))
    expect(moved(walked, slot(495), 'right')).toEqual(slot(480, 1))
    expect(moved(walked, slot(540, 1), 'left')).toEqual(event(0))
  })

  test('stays where no further person is', () => {
    expect(moved(walked, slot(480), 'left')).toEqual(slot(480))
    expect(moved(walked, event(0, 1), 'right')).toEqual(event(0, 1))
  })

  test('does not leave the day', () => {
    expect(moved(walked, slot(480), 'up')).toEqual(slot(480))
    expect(moved(walked, slot(1065), 'down')).toEqual(slot(1065))
    expect(moved(walked, event(2), 'first')).toEqual(slot(480))
    expect(moved(walked, event(2), 'last')).toEqual(slot(1065))
    expect(moved(walked, slot(480, 1), 'last')).toEqual(slot(1050, 1))
  })

  test('stands on the event that begins within a slot', () => {
    const early = { ...walked, columns: [{ events: [{ from: 485, to: 500 }], slotMinutes: 15 }] }
    expect(stopAt(early, 0, 480)).toEqual(event(0))
  })
})
