import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keptFrequency, readMedicationLine, writeMedicationLine } from './medication-line.ts'

const usual: readonly (readonly [string, string])[] = [
  ['20 mg by mouth every morning', '20 mg by mouth every morning'],
  ['20mg po qam', '20 mg by mouth every morning'],
  ['20 MG PO QD', '20 mg by mouth once a day'],
  ['50 mg p.o. b.i.d.', '50 mg by mouth twice a day'],
  ['take 1 tab PO TID prn', '1 tablet by mouth 3 times a day as needed'],
  ['one tablet by mouth daily', '1 tablet by mouth once a day'],
  ['two capsules twice daily with food', '2 capsules twice a day with food'],
  ['1-2 tabs q4-6h prn for pain', '1-2 tablets every 4-6 hours for pain as needed'],
  ['½ tab at bedtime', '1/2 tablet at bedtime'],
  ['half a tablet nightly', '1/2 tablet every night'],
  ['0.50 mg qhs', '0.5 mg at bedtime'],
  ['.5 mg q8h', '0.5 mg every 8 hours'],
  ['5.0 mg daily', '5 mg once a day'],
  ['1,000 mg po bid', '1000 mg by mouth twice a day'],
  ['50 mcg sl daily', '50 mcg under the tongue once a day'],
  ['25 mg IM every 2 weeks', '25 mg into a muscle every 2 weeks'],
  ['300 mg IM monthly', '300 mg into a muscle once a month'],
  ['380 mg intramuscular every 4 weeks', '380 mg into a muscle every 4 weeks'],
  ['10 units subcut before meals', '10 units under the skin before meals'],
  ['1 patch on the skin every day', '1 patch on the skin once a day'],
  ['21 mg/24 hours on the skin daily', '21 mg/24 hours on the skin once a day'],
  ['2 sprays in each nostril once a day', '2 sprays in each nostril once a day'],
  ['8 mg/2 mg film under the tongue daily', '8 mg/2 mg film under the tongue once a day'],
  ['20 mg (2 tablets) by mouth every evening', '20 mg (2 tablets) by mouth every evening'],
  ['2 tablets of 20 mg po daily', '2 tablets of 20 mg by mouth once a day'],
  ['10 mL po every 6 hours', '10 mL by mouth every 6 hours'],
  ['250 mg/5 mL po bid', '250 mg/5 mL by mouth twice a day'],
  ['50 mg every other day', '50 mg every other day'],
  ['50 mg qod', '50 mg every other day'],
  ['70 mg once a week', '70 mg once a week'],
  ['15 mg twice a week', '15 mg twice a week'],
  ['100 mg up to 3 times a day as needed', '100 mg up to 3 times a day as needed'],
  ['300 mg in the morning and at bedtime', '300 mg in the morning and at bedtime'],
  ['30 mg at 8 am', '30 mg at 8 am'],
  ['5 mg every Monday', '5 mg every Monday'],
  ['10 mg daily for 7 days', '10 mg once a day for 7 days'],
  ['50 mg at bedtime for sleep prn', '50 mg at bedtime for sleep as needed'],
  ['40 mg three times a day', '40 mg 3 times a day'],
  ['4x/day', '4 times a day'],
  ['by mouth', 'by mouth'],
  ['20 mg', '20 mg'],
  ['20 mg daily, brand only', '20 mg once a day, brand only'],
]

describe('a medication line', () => {
  test.each(usual)('%s', (written, shown) => {
    expect(writeMedicationLine(readMedicationLine(written))).toBe(shown)
  })

  test('is taken apart into what is stored', () => {
    expect(readMedicationLine('20 mg by mouth every morning prn')).toEqual({
      dose: '20 mg',
      route: 'by mouth',
      frequency: 'every morning',
      asNeeded: true,
    })
  })

  test('what is not understood is kept as it was written', () => {
    const line = readMedicationLine('20 mg daily, Brand only')
    expect(line).toMatchObject({ dose: '20 mg', frequency: 'once a day', unread: 'Brand only' })
    expect(keptFrequency(line)).toBe('once a day, Brand only')
  })

  test.each([
    'do not take with food, 20 mg daily',
    '20 mg daily then 40 mg daily',
    '1 tablet in the morning and 2 at bedtime',
    '20 mg or 40 mg daily',
    '10 mg by mouth daily except Sundays',
    'hold if sedated, 5 mg daily',
    '5 mg daily and 10 mg twice a day',
    '20 mg po or im daily',
    'two at night, 3 in the morning',
    '20 mg daily max 40',
  ])('a line that could mean something else is not taken apart: %s', (written) => {
    expect(readMedicationLine(written)).toEqual({ asNeeded: false, unread: written })
  })

  test('nothing says nothing', () => {
    expect(readMedicationLine('  ')).toEqual({ asNeeded: false })
    expect(keptFrequency({ asNeeded: false })).toBeUndefined()
  })

  test('what is shown back is understood the same, whatever was written', () => {
    const words = fc.constantFrom(
      ...usual.flatMap(([written]) => written.split(' ')),
      ...[
        'and',
        'of',
        '(',
        ')',
        ',',
        'not',
        'or',
        'with',
        'water',
        'for',
        'anxiety',
        '3',
        '1/2',
        '0.25',
        'mg.',
        'Brand',
      ],
    )
    const lines = fc.oneof(
      fc.array(words, { maxLength: 9 }).map((parts) => parts.join(' ')),
      fc.string({ maxLength: 40 }),
      fc
        .tuple(fc.constantFrom(...usual), fc.constantFrom(...usual))
        .map(([[one], [other]]) => `${one} ${other}`),
    )
    fc.assert(
      fc.property(lines, (written) => {
        const line = readMedicationLine(written)
        expect(readMedicationLine(writeMedicationLine(line)), written).toEqual(line)
      }),
      { numRuns: 3_000 },
    )
  })

  test('no amount that was written is lost', () => {
    const others = fc.array(
      fc.constantFrom('po', 'im', 'daily', 'bid', 'at bedtime', 'prn', 'then', 'and', ',', 'with food'),
    )
    const parts = fc.record({
      amounts: fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 3 }),
      others,
    })
    const mixed = parts.chain((made) =>
      fc.record({
        amounts: fc.constant(made.amounts),
        order: fc.shuffledSubarray([...made.amounts.map((n) => `${n} mg`), ...made.others]),
      }),
    )
    fc.assert(
      fc.property(mixed, ({ order }) => {
        const written = order.join(' ')
        const shown = writeMedicationLine(readMedicationLine(written))
        for (const [amount] of written.matchAll(/\d+ mg/g)) expect(shown, written).toContain(amount)
      }),
      { numRuns: 1_000 },
    )
  })
})
