import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RRuleTemporal } from 'rrule-temporal'
import { describe, expect, test } from 'vitest'
import type { CalendarComponent } from '#shared/icalendar/calendar-component.ts'
import type { CalendarEvent } from '#shared/icalendar/calendar-event.ts'
import { calendarOccurrences } from '#shared/icalendar/calendar-occurrences.ts'
import { daySeconds, readMoment, writeClock } from '#shared/icalendar/clock-moment.ts'
import { readCalendar } from '#shared/icalendar/read-calendar.ts'
import { readRule } from '#shared/icalendar/recurrence-rule.ts'
import { ruleMoments } from '#shared/icalendar/rule-moments.ts'
import { writeCalendar } from '#shared/icalendar/write-calendar.ts'
import { corpusFolder } from '#tests/support/corpus-folder.ts'

const folder = corpusFolder('icalendar')
const isThere = existsSync(folder)
if (!isThere) console.log(`no corpora under ${folder}: the calendar files of others are not tried`)

/** The files of which nothing is taken, and why; every other file is read. */
const refusedFiles: { readonly [file: string]: string } = {
  'allenporter__ical/tests/parsing/testdata/invalid/invalid_iana-token.ics': 'nothing',
  'allenporter__ical/tests/parsing/testdata/invalid/invalid_param_eol_copy.ics': 'nothing',
  'allenporter__ical/tests/parsing/testdata/invalid/invalid_param_eol_quoted.ics': 'nothing',
  'allenporter__ical/tests/parsing/testdata/invalid/invalid_quoted_missing_value.ics': 'nothing',
  'allenporter__ical/tests/parsing/testdata/invalid/invalid_quoted_param_extra_start.ics': 'nothing',
  'allenporter__ical/tests/parsing/testdata/invalid/missing_colon.ics': 'nothing',
  'collective__icalendar/src/icalendar/fuzzing/corpus/event_with_escaped_character3.ics': 'nothing',
  'collective__icalendar/src/icalendar/tests/calendars/big_bad_calendar.ics': 'unclosed',
  'collective__icalendar/src/icalendar/tests/calendars/pr_480_summary_with_colon.ics': 'unclosed',
  'ical4j__ical4j/src/test/resources/samples/invalid/13-MoonPhase.ics': 'unclosed',
  'libical__libical/test-data/caltime.ics': 'unclosed',
  'libical__libical/test-data/issue251.ics': 'closed-twice',
  'libical__libical/test-data/issue253.ics': 'closed-twice',
  'libical__libical/test-data/zday.ics': 'closed-twice',
}

/**
 * Files that others call invalid and of which we take the rest: they lack an identifier, a stamp or the name of a program, which no time
 * needs, or one of their events is wrong and is told.
 */
const mendedFiles = [
  '0',
  'core',
  'eli_courtwright',
  'korganizer',
  'lastfm',
  'phpicalendar_sample',
  'schedule-unstable',
  'smallcluster',
]

const files = isThere
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ics|vcf)$/.test(name))
      .sort()
  : []
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const window = { zone: 'America/Chicago', from: Date.parse('1990-01-01'), to: Date.parse('2030-01-01') }
const told = (component: CalendarComponent): unknown => [
  component.name,
  component.properties,
  component.components.map(told),
]

/** The lines of a file by another hand: one pattern undoes the folding. */
const linesOf = (text: string) => text.replaceAll(/\r?\n[ \t]/g, '').split(/[\r\n]+/)
const countOf = (text: string, wanted: RegExp) => linesOf(text).filter((line) => wanted.test(line)).length

describe.skipIf(!isThere)('the calendar files of others', () => {
  test('are read, written and read again alike, or refused for a reason', () => {
    const refused: { [file: string]: string } = {}
    for (const file of files) {
      const read = readCalendar(textOf(file))
      if (!read.ok) {
        refused[file] = read.trouble.why
        continue
      }
      const written = writeCalendar(read.components)
      const again = readCalendar(written)
      expect(again.ok && again.components.map(told), file).toEqual(read.components.map(told))
      expect(again.ok && writeCalendar(again.components), file).toBe(written)
      expect(linesLongerThan75(written), file).toEqual([])
    }
    expect(refused).toEqual(refusedFiles)
    expect(files.length).toBe(169)
  })

  test('that are valid are all read; of those that others call invalid it is known which, and why', () => {
    const isIn = (name: string) => (file: string) => file.includes(`/${name}/`)
    expect(Object.keys(refusedFiles).filter(isIn('valid'))).toEqual([])
    const mended = files.filter(isIn('samples/invalid')).filter((file) => !(file in refusedFiles))
    expect(mended.map((file) => file.replace(/^.*\/|\.ics$/g, ''))).toEqual(mendedFiles)
  })

  test('give every event that a count of lines finds: taken, or told with its line', () => {
    for (const file of files.filter((name) => !(name in refusedFiles))) {
      const text = textOf(file)
      const read = readCalendar(text)
      const { events, troubles } = calendarOccurrences(read.ok ? read.components : [], window)
      const told = troubles.filter(({ isRefused, why }) => isRefused && why !== 'too-much-work').length
      expect(events.length + told, file).toBe(countOf(text, /^BEGIN:VEVENT\s*$/i))
    }
  })

  test('give the same times after they were written', () => {
    for (const file of files.filter((name) => !(name in refusedFiles))) {
      const read = readCalendar(textOf(file))
      const again = readCalendar(writeCalendar(read.ok ? read.components : []))
      const timesOf = (components: readonly CalendarComponent[]) =>
        calendarOccurrences(components, window).occurrences.map(({ start, end }) => `${start} ${end}`)
      expect(again.ok && timesOf(again.components), file).toEqual(read.ok && timesOf(read.components))
    }
  })

  test('repeat on the days on which a second implementation has them', () => {
    const repeating = files.flatMap((file) => {
      const read = readCalendar(textOf(file))
      const { events } = calendarOccurrences(read.ok ? read.components : [], window)
      return events.filter(({ rules }) => rules.length === 1).map((event) => ({ file, event }))
    })
    for (const { file, event } of repeating) {
      const ours = firstOnes(event)
      const theirs = new RRuleTemporal({
        rruleString: `DTSTART:${writeClock(event.start)}Z\nRRULE:${ruleText(textOf(file), event.line)}`,
        includeDtstart: false,
      }).all((_, count) => count < 100)
      expect(ours, `${file} ${event.line}`).toEqual(
        theirs.slice(0, ours.length).map((each) => each.toString().replaceAll(/[-:]|\+.*$/g, '')),
      )
    }
    expect(repeating.length).toBeGreaterThan(40)
  })
})

/** The first hundred days of the only rule of an event. */
function firstOnes({ rules, start }: CalendarEvent): readonly string[] {
  const [rule] = rules
  if (!rule) return []
  const bounds = { from: -300_000, through: 40_000, until: untilOf(rule.until), fuel: { left: 1e7 } }
  return [...ruleMoments(rule, start, bounds)].slice(0, 100).map(writeClock)
}

/**
 * Vectors of libical of which we say otherwise: 29 as a day of the month of a yearly rule is one of each month (RFC 5545, 3.3.10), not of
 * February alone; and a start in the last week of a year of weeks is in that year, as libical itself says of another rule.
 */
const otherwise = ['FREQ=YEARLY;BYMONTHDAY=29;COUNT=3', 'FREQ=YEARLY;BYWEEKNO=53;INTERVAL=6;BYDAY=TH;COUNT=1']

test.skipIf(!isThere)(
  'the rules of libical give the days that it says, but for those that repeat within a day, which are refused',
  () => {
    const text = readFileSync(join(folder, 'rrule-vectors/libical_icalrecur_dev.txt'), 'utf8')
    const blocks = text.split(/\n\s*\n/).filter((block) => block.includes('RRULE:'))
    const counts = { same: 0, refused: 0, otherwise: 0 }
    for (const block of blocks) {
      const get = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(block)?.[1]?.trim() ?? ''
      const rule = readRule(get('RRULE'))
      const start = readMoment(get('DTSTART'))
      if (typeof rule === 'string' || !start) {
        counts.refused += 1
        expect(rule, block).toBe('rule-too-often')
        continue
      }
      if (otherwise.includes(get('RRULE'))) {
        counts.otherwise += 1
        continue
      }
      const followed = start.kind === 'day' ? { ...rule, minutes: [] } : rule
      const bounds = { from: 0, through: 50_000, until: untilOf(rule.until), fuel: { left: 1e8 } }
      const wanted = get('INSTANCES').split(',')
      const given = [...ruleMoments(followed, start, bounds)].map(writeClock)
      expect(given, block).toEqual(
        wanted.map((each) => (each.length === 8 ? `${each}T000000` : each.replace('Z', ''))),
      )
      counts.same += 1
    }
    expect(counts).toEqual({ same: 54, refused: 14, otherwise: 2 })
  },
)

function untilOf(until: ReturnType<typeof readMoment>) {
  return until?.kind === 'day' ? { day: until.day, second: daySeconds } : until
}

/** The first rule behind a line as it stands in the file, without its end, which the other implementation reads in UTC alone. */
function ruleText(text: string, line = 1): string {
  const rest = text
    .split(/\r\n|\n|\r/)
    .slice(line - 1)
    .join('\n')
  return (
    linesOf(rest)
      .find((each) => each.startsWith('RRULE'))
      ?.replace(/^RRULE[^:]*:/, '')
      .replace(/UNTIL=[^;]*;?/, '')
      .replace(/;$/, '') ?? ''
  )
}

function linesLongerThan75(text: string): readonly string[] {
  return text.split('\r\n').filter((each) => Buffer.byteLength(each) > 75)
}
