import { expect, test } from 'vitest'
import { byMonth, countByYear, inOrderOfTime, sinceKnown, type TimelineEvent } from './timeline-event.ts'

const event = (type: TimelineEvent['type'], at: string): TimelineEvent => ({ type, id: at, at, display: at })
const events = [
  event('Note', '2024-03-01'),
  event('Note', '2026-01-02T10:00:00.000Z'),
  event('Condition', '2026'),
  event('Note', '2026-05-06'),
]

test('events are counted by year and kind, and a year without any is not left out', () => {
  const counted = countByYear(events).map(({ year, byType }) => [year, byType.get('Note') ?? 0])
  expect(counted).toEqual([
    ['2026', 2],
    ['2025', 0],
    ['2024', 1],
  ])
  expect(countByYear([])).toEqual([])
})

test('the newest event comes first, whatever is known of its time', () => {
  expect(inOrderOfTime(events).map(({ at }) => at)).toEqual([
    '2026-05-06',
    '2026-01-02T10:00:00.000Z',
    '2026',
    '2024-03-01',
  ])
})

test('a timeline reaches back as far as every kind is known, so that nothing comes between what is shown', () => {
  const shown = inOrderOfTime(events)
  expect(sinceKnown(shown, ['2024-03-01', '2026-01-02T10:00:00.000Z']).map(({ at }) => at)).toEqual([
    '2026-05-06',
    '2026-01-02T10:00:00.000Z',
  ])
  expect(sinceKnown(shown, [])).toEqual(shown)
})

test('events stand by month, and one of which only the year is known by itself', () => {
  expect(byMonth(inOrderOfTime(events)).map(({ month, events }) => [month, events.length])).toEqual([
    ['2026-05', 1],
    ['2026-01', 1],
    ['2026', 1],
    ['2024-03', 1],
  ])
})

test('events of one moment stand in the same order however they have come', () => {
  const at = '2026-03-04'
  const events: readonly TimelineEvent[] = [
    { type: 'Note', id: 'b', at, display: 'Note' },
    { type: 'Encounter', id: 'c', at, display: 'Session' },
    { type: 'Note', id: 'a', at, display: 'Note' },
  ]
  expect(inOrderOfTime(events.toReversed())).toEqual(inOrderOfTime(events))
})
