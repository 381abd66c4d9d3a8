/** Wordings of medication lines in a chart: how people write doses, routes and times, each with the one way in which it is shown back. */

/** A way of writing with what it means; `$1` to `$9` stand for what the pattern has caught. */
export type Wording = { readonly pattern: RegExp; readonly means: (caught: readonly string[]) => string }

const amount = String.raw`(?:\d+(?:\.\d+)?(?:\s*\/\s*\d+)?)`
const amounts = String.raw`${amount}(?:\s*(?:-|–|to)\s*${amount})?`

/** Units in which doses are written; the first is how they are shown back, the second of more than one. */
const units: readonly (readonly [string, string, string])[] = [
  ['mg', 'mg', 'mgs?|milligrams?'],
  ['mcg', 'mcg', 'mcgs?|µg|μg|ug|micrograms?'],
  ['g', 'g', 'gm|gms|grams?|g'],
  ['mL', 'mL', 'mls?|milliliters?|cc'],
  ['mEq', 'mEq', 'meq'],
  ['unit', 'units', 'units?|iu'],
  ['tablet', 'tablets', 'tablets?|tabs?'],
  ['capsule', 'capsules', 'capsules?|caps?'],
  ['pill', 'pills', 'pills?'],
  ['drop', 'drops', 'drops?|gtts?'],
  ['puff', 'puffs', 'puffs?'],
  ['spray', 'sprays', 'sprays?'],
  ['patch', 'patches', 'patch(?:es)?'],
  ['lozenge', 'lozenges', 'lozenges?'],
  ['piece', 'pieces', 'pieces?'],
  ['film', 'films', 'films?|strips?'],
  ['teaspoon', 'teaspoons', 'teaspoons?|tsp'],
]
const unit = `(?:${units.map(([, , written]) => written).join('|')})`
const per = String.raw`(?:\s*(?:\/|per)\s*(?:${amount}\s*)?(?:${unit}|hours?|hrs?|h))?`
const form = String.raw`(?:\s+(?:tablet|capsule|film|patch|lozenge)s?)?`

/** One amount with its unit: `20 mg`, `1-2 tablets`, `50 mg/5 mL`, `20 mg tablet`. */
export const doseWording: Wording = {
  pattern: new RegExp(String.raw`(?<![\w./])(${amounts})\s*(${unit})(${per})(${form})(?![\w/])`, 'i'),
  means: ([count = '', written = '', share = '', strengthOf = '']) =>
    `${tidyAmount(count)} ${unitOf(written, count)}${shareOf(share)}${strengthOf.toLowerCase().replace(/\s+/g, ' ')}`,
}

function tidyAmount(count: string): string {
  return count
    .replaceAll(/\s+/g, '')
    .replaceAll(/[–-]|to/g, '-')
    .replaceAll(/(\d)\.0+(?!\d)/g, '$1')
    .replaceAll(/(\.\d*?[1-9])0+(?!\d)/g, '$1')
}

function unitOf(written: string, count: string): string {
  const found = units.find(([, , pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(written))
  if (!found) return written
  return isOne(tidyAmount(count)) ? found[0] : found[1]
}

function isOne(count: string): boolean {
  return count === '1' || /^\d+\/\d+$/.test(count) || /^0?\.\d+$/.test(count)
}

function shareOf(share: string): string {
  const [, count = '', written = ''] = /^\s*(?:\/|per)\s*(\d[\d./]*)?\s*(.+)$/i.exec(share) ?? []
  if (written === '') return ''
  const shown = /^h/i.test(written) ? 'hours' : unitOf(written, count === '' ? '1' : count)
  return count === '' ? `/${shown === 'hours' ? 'hour' : shown}` : `/${count} ${shown}`
}

const wording = (written: string, means: string): Wording => ({
  pattern: new RegExp(String.raw`(?<![\w-])(?:${written})(?![\w-])`, 'i'),
  means: () => means,
})

/** How it gets into the body. */
export const routeWordings: readonly Wording[] = [
  wording('by mouth|p\\.?o|orally|oral|per os', 'by mouth'),
  wording('under (?:the|your) tongue|sublingual(?:ly)?|sl', 'under the tongue'),
  wording('on (?:the|your) tongue', 'on the tongue'),
  wording('in(?:side)? the cheek|buccal(?:ly)?', 'in the cheek'),
  wording('into (?:a|the) muscle|intramuscular(?:ly)?|im', 'into a muscle'),
  wording('under the skin|subcutaneous(?:ly)?|subcut|subq|sq|sc', 'under the skin'),
  wording('into a vein|intravenous(?:ly)?|iv', 'into a vein'),
  wording('(?:on|to) the skin|topical(?:ly)?|transdermal(?:ly)?', 'on the skin'),
  wording('in each nostril', 'in each nostril'),
  wording('into the nose|in the nose|intranasal(?:ly)?|nasal(?:ly)?', 'into the nose'),
  wording('inhaled|by inhalation|inh', 'inhaled'),
  wording('rectal(?:ly)?|pr', 'rectally'),
]

const times: Readonly<Record<string, string>> = { 1: 'once', 2: 'twice' }
const timesOf = (count: string) => times[count] ?? `${count} times`

/** How often: one of them at most stands in a line. */
export const rateWordings: readonly Wording[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\w-])(?:q|every|each)\s*(${amounts})\s*-?\s*(h|hrs?|hours?|d|days?|w|wks?|weeks?|months?)(?![\w-])`,
      'i',
    ),
    means: ([count = '', span = '']) => everySpan(tidyAmount(count), span),
  },
  {
    pattern:
      /(?<![\w-])(up to\s+)?(once|twice|\d+\s*(?:x|times?))\s*(?:\/|an?|per|each|every)?\s*(day|daily|week|weekly|month|monthly)(?![\w-])/i,
    means: ([atMost = '', count = '', span = '']) => ofSpan(atMost, count, span),
  },
  { pattern: /(?<![\w-])(up to\s+)?(b\.?i\.?d|t\.?i\.?d|q\.?i\.?d)(?![\w-])/i, means: latin },
  wording('every other day|on alternate days|qod', 'every other day'),
  wording('every other week', 'every 2 weeks'),
  wording('once daily|daily|every day|each day|a day|qd|q day|qday', 'once a day'),
  wording('weekly|every week|each week|qweek', 'once a week'),
  wording('monthly|every month|each month', 'once a month'),
  wording('hourly|every hour', 'every hour'),
  wording('once|one time|x ?1', 'once'),
]

function everySpan(count: string, written: string): string {
  const first = written[0]?.toLowerCase()
  const span = first === 'h' ? 'hour' : ({ d: 'day', w: 'week', m: 'month' }[first ?? ''] ?? written)
  if (count !== '1') return `every ${count} ${span}s`
  return span === 'hour' ? 'every hour' : `once a ${span}`
}

function ofSpan(atMost: string, count: string, written: string): string {
  const span = written.toLowerCase().replace('daily', 'day').replace('ly', '')
  const [figure] = /^\d+/.exec(count) ?? []
  const number = figure === undefined ? count.toLowerCase() : timesOf(figure)
  return `${atMost === '' ? '' : 'up to '}${number} a ${span}`
}

function latin([atMost = '', written = '']: readonly string[]): string {
  const often = { b: 'twice', t: '3 times', q: '4 times' }[written[0]?.toLowerCase() ?? ''] ?? written
  return `${atMost === '' ? '' : 'up to '}${often} a day`
}

/** When in the day or the week; several may stand in a line. */
export const timeWordings: readonly Wording[] = [
  wording('(?:every night |nightly )?(?:at bedtime|before bed|at hs)|qhs|q hs|hs', 'at bedtime'),
  wording('every morning|each morning|qam|q am', 'every morning'),
  wording('in the morning|in the am|mornings', 'in the morning'),
  wording('at noon|at midday', 'at noon'),
  wording('in the afternoon', 'in the afternoon'),
  wording('every afternoon', 'every afternoon'),
  wording('every evening|each evening|qpm|q pm', 'every evening'),
  wording('in the evening|in the pm|evenings', 'in the evening'),
  wording('every night|each night|nightly', 'every night'),
  wording('at night', 'at night'),
  {
    pattern: /(?<![\w-])at (\d{1,2}(?::\d{2})?)\s*([ap])\.?m(?![\w-])/i,
    means: ([hour = '', half = '']) => `at ${hour} ${half.toLowerCase()}m`,
  },
  {
    pattern: /(?<![\w-])(?:on|every|each) (mon|tues|wednes|thurs|fri|satur|sun)days?(?![\w-])/i,
    means: ([day = '']) => `every ${day.slice(0, 1).toUpperCase()}${day.slice(1).toLowerCase()}day`,
  },
]

/** With what, and for how long. */
export const mannerWordings: readonly Wording[] = [
  wording('with food', 'with food'),
  wording('with (?:each )?meals?|with a meal', 'with meals'),
  wording('with breakfast', 'with breakfast'),
  wording('with lunch', 'with lunch'),
  wording('with (?:dinner|supper)', 'with dinner'),
  wording('before meals|ac', 'before meals'),
  wording('after meals|pc', 'after meals'),
  wording('on an empty stomach', 'on an empty stomach'),
  {
    pattern: /(?<![\w-])for (\d+)\s*(day|week|month)s?(?![\w-])/i,
    means: ([count = '', span = '']) => `for ${count} ${span.toLowerCase()}${count === '1' ? '' : 's'}`,
  },
]

/** Only when it is needed. */
export const asNeededWording = wording(
  'p\\.?r\\.?n|(?:as|if|when) (?:needed|required|necessary)',
  'as needed',
)

/** Words that change what stands beside them: a line with one of them is not taken apart. */
export const cautionPattern =
  /(?<![\w-])(?:not|no|never|don'?t|except|unless|hold|taper\w*|then|increas\w*|decreas\w*|titrat\w*|alternat(?:e|ing)|until|skip|stop|if|or|but|instead|max|maximum|than)(?![\w-])/i

/** Words that say nothing more. */
export const idlePattern = /^(?:take|takes|taking|give|given|use|uses|inject|apply|place|and|&|of|the)$/i

/** Numbers that stand in words before a unit or a span of time. */
export const numberWords: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  eight: '8',
  ten: '10',
  twelve: '12',
}
