import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scribeNoteFormats } from '#generated/enumerations/scribe-note-format.ts'
import * as limits from '#shared/limits/limits.ts'
import { house } from './small-project.ts'

const read = (file: string) => JSON.parse(readFileSync(join(house, 'schemas', file), 'utf8'))
const preferences: Readonly<Record<string, { readonly default?: unknown }>> = read(
  'resources/practice-preferences.json',
).properties

const pair = (word: string, plural = `${word}s`) => ({ singular: word, plural })

/** What a practice begins with: field of PracticePreferences, value. */
const preferenceDefaults: readonly (readonly [string, unknown])[] = [
  ['noteSignWarningTimeout', 36],
  ['sessionTimeout', 30],
  ['sessionToSignIncludesWeekends', true],
  ['allowMarkAllReview', true],
  ['overlappingSessionCheck', 'Off'],
  ['requirePlaceOfService', true],
  ['hidePlaceOfService', false],
  ['militaryTimeInPrintouts', false],
  ['allowNotePrintout', true],
  ['filterNoteCategoryByProgram', true],
  ['filterDiagnosesByProgram', false],
  ['allowNotesFromAppointments', true],
  ['appointmentCreation', false],
  ['appointmentCancellation', false],
  ['reportEmails', false],
  ['monthlyUserReportScheduling', true],
  ['mobilePatientSignature', false],
  ['defaultScribeNoteFormat', 'GIRPP'],
  ['streamlinedStartNote', false],
  ['groupNoteAdminEdit', false],
  [
    'labels',
    {
      patient: pair('Patient'),
      session: pair('Session'),
      location: pair('Location'),
      enrollment: pair('Enrollment'),
      problem: pair('Problem'),
      practitioner: pair('Practitioner'),
    },
  ],
]

/** Timing, sizes and the oldest browsers: words, value, name in `#shared/limits/limits.ts`. */
const timesAndSizes: readonly (readonly [string, unknown, keyof typeof limits])[] = [
  ['Default retry-after', 100, 'defaultRetryMilliseconds'],
  ['Network retry', 5000, 'networkRetryMilliseconds'],
  ['Write retry delay', 2000, 'writeRetryMilliseconds'],
  ['Expansion batch', 100, 'expansionBatch'],
  ['Default buffer write debounce', 200, 'bufferMilliseconds'],
  ['Local database schema version', 2, 'deviceSchemaVersion'],
  ['Patient-access token lifetime', 24, 'accessTokenHours'],
  ['Large font appearance zoom (normal 1)', { Normal: 1, Large: 1.25 }, 'zooms'],
  ['Grid size', 10, 'gridColumns'],
  ['Default loading spinner size (1 April)', { usual: 64, catDay: 100 }, 'spinnerSizes'],
  [
    'Tooltip hover-open delay, maximum width, overflow padding, arrow padding',
    { openDelay: 300, maxWidth: 400, overflowPadding: 15, arrowPadding: 6 },
    'tooltips',
  ],
  ['User-agent string truncation', 500, 'userAgentCharacters'],
  ['Modern-browser check', { edge: '137', firefox: '140', chrome: '138', safari: '18.4' }, 'modernBrowsers'],
  ['Session timeout', 30, 'sessionMinutes'],
]

/** Constants that nothing in the product uses, with the reason. The list may only become shorter. */
const notUsed: Readonly<Record<string, string>> = {
  'Feed page fetch in "all" mode, 100 items': 'no screen reads a whole feed; lists read page by page',
  'Failed upsert eviction, 1440 minutes':
    'a refused write is never dropped by the clock: it stays until a person lets it go',
  'Default modal illustration size, 120': 'dialogs have no illustrations yet',
}

/** What differs from the specification, by name. */
function differing<Value>(
  wanted: readonly (readonly [string, Value])[],
  found: (name: string) => unknown,
): readonly string[] {
  return wanted.flatMap(([name, value]) => {
    return JSON.stringify(found(name)) === JSON.stringify(value) ? [] : [name]
  })
}

describe('the constants of the specification', () => {
  const byName = timesAndSizes.map(([, value, name]) => [name, value] as const)
  const found = new Map<string, unknown>(Object.entries(limits))
  const inCode = (name: string) => found.get(name)

  test('what a practice has before it chooses', () => {
    expect(differing(preferenceDefaults, (name) => preferences[name]?.default)).toEqual([])
  })

  test.each(timesAndSizes)('%s', (_words, value, name) => {
    expect(inCode(name)).toEqual(value)
  })

  test('nothing stands in the one place that the specification does not name', () => {
    expect(Object.keys(limits).sort()).toEqual(timesAndSizes.map(([, , name]) => name).sort())
  })

  test('a practice’s own default and the house’s are the same', () => {
    expect(limits.sessionMinutes).toBe(preferences.sessionTimeout?.default)
    expect(read('types/element-common.json').properties.width).toMatchObject({
      maximum: limits.gridColumns,
      default: limits.gridColumns,
    })
  })

  test('the scribe formats', () => {
    expect([...scribeNoteFormats].sort()).toEqual(
      ['BIRP', 'DAP', 'GIRPP', 'SIRP', 'BehavioralSOAP', 'HP', 'PhysicalSOAP'].sort(),
    )
  })

  test('a value that was changed is found, whichever it is', () => {
    for (const [changed] of byName)
      expect(differing(byName, (name) => (name === changed ? 'other' : inCode(name)))).toEqual([changed])
    for (const [changed] of preferenceDefaults)
      expect(
        differing(preferenceDefaults, (name) => (name === changed ? 'other' : preferences[name]?.default)),
      ).toEqual([changed])
  })

  test('constants that nothing uses are few, and each has its reason', () => {
    console.log(`Constants without a use: ${Object.keys(notUsed).length}`)
    expect(Object.keys(notUsed).length).toBeLessThanOrEqual(3)
  })
})
