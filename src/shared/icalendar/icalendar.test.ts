import { describe, expect, test } from 'vitest'
import { readCalendarText, writeCalendarText } from './calendar-text.ts'
import { readContentLine, writeContentLine } from './content-line.ts'
import { externalTimes } from './external-times.ts'
import { holidaysIn } from './holidays-in.ts'
import { readCalendar } from './read-calendar.ts'

const window = {
  zone: 'America/Chicago',
  from: Date.parse('2026-03-01T00:00:00Z'),
  to: Date.parse('2026-09-01T00:00:00Z'),
}
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']
const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
function partsIn(text: string) {
  const read = readCalendar(text)
  if (!read.ok) throw new Error(read.trouble.why)
  return read.components
}
const busyIn = (...lines: readonly string[]) => externalTimes(partsIn(calendar(...lines)), window)
const startsIn = (...lines: readonly string[]) => busyIn(...lines).times.map(({ start }) => start)
const troublesIn = (...lines: readonly string[]) => busyIn(...lines).troubles.map(({ why }) => why)

describe('lines', () => {
  test('keep quotes, colons and line ends in their parameters', () => {
    const line = 'ATTENDEE;CN="Ng, Ana ^\'A^\':^nx";ROLE=CHAIR:mailto:a@b.org'
    const property = readContentLine(line)
    expect(property).toMatchObject({ parameters: [{ values: ['Ng, Ana "A":\nx'] }, { values: ['CHAIR'] }] })
    expect(typeof property === 'string' ? '' : writeContentLine(property)).toBe(line)
  })

  test('are told apart from what is none', () => {
    const wrong = ['SUMMARY', 'DES.RIPTION:x', 'A;B="c:d', 'A;B=c"d":e', ';A:b', 'A;;B=c:d']
    expect(wrong.map((line) => typeof readContentLine(line))).toEqual(wrong.map(() => 'string'))
  })

  test('go on in the next one, and a text keeps its escapes', () => {
    const [first] = partsIn('BEGIN:VEVENT\nSUMMARY:Al\n l day\\, no\n\tw\nEND:VEVENT')
    expect(readCalendarText(first?.properties[0]?.value ?? '')).toBe('All day, now')
    expect(readCalendarText(writeCalendarText('a;b,c\\d\ne'))).toBe('a;b,c\\d\ne')
  })
})

describe('times that are taken elsewhere', () => {
  test('say the same on the clock of their zone when clocks change', () => {
    const weekly = event(
      'DTSTART;TZID=America/New_York:20260305T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    )
    expect(startsIn(...weekly)).toEqual(['2026-03-05T14:00:00Z', '2026-03-12T13:00:00Z'])
  })

  test('without a zone are those of the reader; whole days are the reader’s days', () => {
    expect(startsIn(...event('DTSTART:20260302T090000', 'DTEND:20260302T100000'))).toEqual([
      '2026-03-02T15:00:00Z',
    ])
    expect(busyIn(...event('DTSTART;VALUE=DATE:20260308')).times).toMatchObject([
      { start: '2026-03-08T06:00:00Z', end: '2026-03-09T05:00:00Z' },
    ])
  })

  test('follow the rules of a zone that only the file knows', () => {
    const zone = (kind: string, from: string, to: string, month: number) => [
      `BEGIN:${kind}`,
      `DTSTART:1970${String(month).padStart(2, '0')}01T020000`,
      `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=1SU`,
      `TZOFFSETFROM:${from}`,
      `TZOFFSETTO:${to}`,
      `END:${kind}`,
    ]
    const known = [
      'BEGIN:VTIMEZONE',
      'TZID:Office Time',
      ...zone('DAYLIGHT', '+0100', '+0200', 4),
      ...zone('STANDARD', '+0200', '+0100', 10),
      'END:VTIMEZONE',
    ]
    const weekly = event(
      'DTSTART;TZID=Office Time:20260402T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    )
    expect(startsIn(...known, ...weekly)).toEqual(['2026-04-02T08:00:00Z', '2026-04-09T07:00:00Z'])
    expect(troublesIn(...weekly)).toEqual(['zone-unknown'])
  })

  test('leave out exceptions and what is cancelled, and take what stands in for one', () => {
    const series = event(
      'DTSTART:20260302T150000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=4',
      'EXDATE:20260303T150000Z',
    )
    const moved = event('RECURRENCE-ID:20260304T150000Z', 'DTSTART:20260304T180000Z', 'DURATION:PT1H')
    const gone = event(
      'RECURRENCE-ID:20260305T150000Z',
      'DTSTART:20260305T150000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    )
    expect(startsIn(...series, ...moved, ...gone)).toEqual(['2026-03-02T15:00:00Z', '2026-03-04T18:00:00Z'])
  })

  test('are none where the event is free, over, a task or has no length; each is counted', () => {
    const found = busyIn(
      ...event('DTSTART:20260302T150000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'),
      ...event('DTSTART:20200302T150000Z', 'DURATION:PT1H'),
      'BEGIN:VTODO',
      'UID:2',
      'END:VTODO',
    )
    expect(found).toMatchObject({ times: [], free: 1, outside: 1, others: 1 })
  })

  test('come from busy times without events too', () => {
    const declared = [
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20260302T150000Z/PT1H,20260303T150000Z/20260303T160000Z',
      'FREEBUSY;FBTYPE=FREE:20260304T150000Z/PT1H',
      'END:VFREEBUSY',
    ]
    expect(startsIn(...declared)).toEqual(['2026-03-02T15:00:00Z', '2026-03-03T15:00:00Z'])
  })
})

describe('a hostile file', () => {
  test('that repeats each second, or without sense, is refused event by event', () => {
    expect(troublesIn(...event('DTSTART:20260302T150000Z', 'RRULE:FREQ=SECONDLY'))).toEqual([
      'rule-too-often',
    ])
    expect(troublesIn(...event('DTSTART:20260302T150000Z', 'RRULE:FREQ=DAILY;INTERVAL=0'))).toEqual([
      'rule-wrong',
    ])
    const all = Array.from({ length: 60 }, (_, each) => each).join(',')
    const often = `RRULE:FREQ=DAILY;BYHOUR=0,1,2,3;BYMINUTE=${all};BYSECOND=${all}`
    expect(troublesIn(...event('DTSTART:20260302T150000Z', often))).toEqual(['rule-too-often'])
  })

  test('never works for long, however many days its rules look at', () => {
    const endless = Array.from({ length: 3_000 }, (_, at) => [
      'BEGIN:VEVENT',
      `UID:${at}`,
      'DTSTART;VALUE=DATE:00010101',
      'RRULE:FREQ=YEARLY;COUNT=999999;BYMONTH=2;BYMONTHDAY=30',
      'END:VEVENT',
    ])
    const found = busyIn(...endless.flat())
    expect(found.times).toEqual([])
    expect(new Set(found.troubles.map(({ why }) => why))).toEqual(new Set(['too-much-work']))
  })

  test('that is too deep, does not close, or is no calendar, is refused as a whole', () => {
    const whyOf = (text: string) => {
      const read = readCalendar(text)
      return read.ok ? undefined : read.trouble.why
    }
    expect(whyOf('BEGIN:A\n'.repeat(100_000))).toBe('too-deep')
    expect(whyOf('BEGIN:VEVENT\nSUMMARY:a')).toBe('unclosed')
    expect(whyOf('BEGIN:VEVENT\nEND:VCALENDAR')).toBe('closed-twice')
    expect(whyOf('Dear all,\nplease')).toBe('nothing')
    expect(whyOf('')).toBe('nothing')
  })
})

test('holidays are the whole days of all-day events, with their names, each once', () => {
  const found = holidaysIn(
    partsIn(
      calendar(
        ...event('DTSTART;VALUE=DATE:20200704', 'SUMMARY:Independence Day', 'RRULE:FREQ=YEARLY'),
        ...event('DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261128', 'SUMMARY:Thanksgiving'),
        ...event('DTSTART:20261101T150000Z', 'SUMMARY:Lunch'),
      ),
    ),
    { from: '2026-01-01', through: '2027-12-31' },
  )
  expect(found).toMatchObject({
    timed: 1,
    holidays: [
      { date: '2026-07-04', name: 'Independence Day' },
      { date: '2026-11-26', name: 'Thanksgiving' },
      { date: '2026-11-27', name: 'Thanksgiving' },
      { date: '2027-07-04', name: 'Independence Day' },
    ],
  })
})
