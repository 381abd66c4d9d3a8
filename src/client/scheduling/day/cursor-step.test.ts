import { describe, expect, test } from 'vitest'
import { type Day, moved, type Stop, stopAt } from './cursor-step.ts'

const day: Day = {
  events: [
    { from: 540, to: 590 },
    { from: 570, to: 600 },
    { from: 660, to: 720 },
  ],
  from: 480,
  to: 1080,
  slot: 15,
}
const slot = (minute: number): Stop => ({ kind: 'slot', minute })
const event = (index: number): Stop => ({ kind: 'event', index })

describe('the keyboard in a day', () => {
  test('goes down from slot to slot, onto an event, and behind it', () => {
    expect(moved(day, slot(510), 'down')).toEqual(slot(525))
    expect(moved(day, slot(525), 'down')).toEqual(event(0))
    expect(moved(day, event(0), 'down')).toEqual(slot(600))
  })

  test('goes up the same way', () => {
    expect(moved(day, slot(600), 'up')).toEqual(event(0))
    expect(moved(day, event(2), 'up')).toEqual(slot(645))
  })

  test('goes sideways among events that overlap, and stays where there are none', () => {
    expect(moved(day, event(0), 'right')).toEqual(event(1))
    expect(moved(day, event(1), 'left')).toEqual(event(0))
    expect(moved(day, event(2), 'right')).toEqual(event(2))
    expect(moved(day, slot(480), 'left')).toEqual(slot(480))
  })

  test('does not leave the day', () => {
    expect(moved(day, slot(480), 'up')).toEqual(slot(480))
    expect(moved(day, slot(1065), 'down')).toEqual(slot(1065))
    expect(moved(day, event(2), 'first')).toEqual(slot(480))
    expect(moved(day, event(2), 'last')).toEqual(slot(1065))
  })

  test('stands on the event that begins within a slot', () => {
    expect(stopAt({ ...day, events: [{ from: 485, to: 500 }] }, 480)).toEqual(event(0))
  })
})
