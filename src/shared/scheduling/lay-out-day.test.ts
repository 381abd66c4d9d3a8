import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Schedule } from '#generated/types/schedule.ts'
import { layOutDay } from './lay-out-day.ts'
import { offHours } from './off-hours.ts'

describe('events of one day', () => {
  test('that do not meet take the whole width each', () => {
    expect(
      layOutDay([
        { from: 600, to: 660 },
        { from: 660, to: 700 },
      ]),
    ).toEqual([
      { column: 0, columns: 1 },
      { column: 0, columns: 1 },
    ])
  })

  test('that meet stand side by side, and a third one uses the column that is free again', () => {
    expect(
      layOutDay([
        { from: 540, to: 570 },
        { from: 555, to: 620 },
        { from: 570, to: 600 },
      ]),
    ).toEqual([
      { column: 0, columns: 2 },
      { column: 1, columns: 2 },
      { column: 0, columns: 2 },
    ])
  })

  test('never cover one another', () => {
    const span = fc
      .tuple(fc.nat(100), fc.integer({ min: 1, max: 40 }))
      .map(([from, length]) => ({ from, to: from + length }))
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (events) => {
        const columns = layOutDay(events)
        const pairs = events.flatMap((a, one) =>
          events.slice(one + 1).map((b, other) => ({ a, b, one, other: one + 1 + other })),
        )
        for (const { one, other } of pairs.filter(({ a, b }) => a.from < b.to && b.from < a.to))
          expect(columns[one]?.column).not.toBe(columns[other]?.column)
      }),
    )
  })
})

describe('off hours of a day', () => {
  const row = (more: object) => ({
    id: 'x',
    kind: 'Available',
    weekday: 'Wednesday',
    start: '08:00',
    end: '17:00',
    ...more,
  })
  const off = (availability: readonly object[], exceptions: readonly object[] = []) =>
    offHours({ availability, exceptions } as unknown as Schedule, '2026-03-04').map((each) => [
      each.kind,
      each.from / 60,
      each.to / 60,
    ])

  test('are none when nobody has said anything', () => {
    expect(off([])).toEqual([])
  })

  test('are everything outside what is open', () => {
    expect(off([row({})])).toEqual([
      ['Closed', 0, 8],
      ['Closed', 17, 24],
    ])
  })

  test('hold a break that is entered beside the open hours', () => {
    expect(off([row({}), row({ kind: 'Unavailable', start: '12:00', end: '12:45' })])).toEqual([
      ['Closed', 0, 8],
      ['Unavailable', 12, 12.75],
      ['Closed', 17, 24],
    ])
  })

  test('are overruled by a row for this date, and that by an exception', () => {
    const dated = row({ weekday: undefined, date: '2026-03-04', start: '06:00', end: '08:00' })

    expect(off([row({}), dated])).toEqual([
      ['Closed', 0, 6],
      ['Closed', 17, 24],
    ])
    expect(off([row({}), dated], [{ date: '2026-03-04', kind: 'TimeOff' }])).toEqual([['TimeOff', 0, 24]])
    expect(off([row({})], [{ date: '2026-03-05', kind: 'TimeOff' }])).toEqual([
      ['Closed', 0, 8],
      ['Closed', 17, 24],
    ])
  })

  test('follow a rhythm of every second week', () => {
    const rhythm = (start: string) =>
      row({
        weekday: undefined,
        recurrence: { frequency: 'Weekly', interval: 2, weekdays: ['Wednesday'], start },
      })

    expect(off([rhythm('2026-02-18')])).toEqual([
      ['Closed', 0, 8],
      ['Closed', 17, 24],
    ])
    expect(off([rhythm('2026-02-25')])).toEqual([['Closed', 0, 24]])
  })
})
