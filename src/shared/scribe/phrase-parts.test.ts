import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesAnother } from './named-in.ts'
import type { PartCalled } from './part-called.ts'
import { phraseParts } from './phrase-parts.ts'
import { type PartPhrases, phrasesAgain } from './phrases-again.ts'
import { phrasesLeft } from './phrases-left.ts'
import { whoIsMeant } from './who-is-meant.ts'

const member = (id: string, given: readonly string[], family: string, more: Partial<PartCalled> = {}) => ({
  ...{
    id,
    called: `${family}, ${given.join(' ')} (17)`,
    names: [{ use: 'official' as const, given, family }],
  },
  ...more,
})
const maria = member('maria', ['María'], 'Ruiz')
const other = member('other', ['Maria'], 'Stone')
const will = member('will', ['Will'], 'Hart')
const ana = member('ana', ['Ana'], 'Young')
const maya = member('maya', ['Maya'], 'Chen', { called: 'Chen, Maya "May" (17)', preferredName: 'May' })
const devon = member('devon', ['Devon'], 'Lee')
const meantOf = (parts: readonly PartCalled[]) => whoIsMeant(parts, ['Group', 'Meeting'])

const placed = (lines: readonly string[], parts: readonly PartCalled[]) =>
  phraseParts(lines, meantOf(parts)).map(({ text, part }) => [text, part.of === 'one' ? part.id : part.of])

test('a phrase goes to the member whose name stands before it, and otherwise to what all have in common', () => {
  expect(
    placed(
      ['Topic: breathing', 'maria: tearful at first', 'Will H.: Plan: call on Friday', 'group: worked well'],
      [maria, will],
    ),
  ).toEqual([
    ['Topic: breathing', 'all'],
    ['tearful at first', 'maria'],
    ['Plan: call on Friday', 'will'],
    ['worked well', 'all'],
  ])
})

test('a name alone on a line is whom the lines behind it are about, until another one comes', () => {
  expect(
    placed(
      [
        'Will Hart:',
        'engaged',
        '- shared twice',
        'Will: PHQ-9: 12',
        'Mood: calm',
        'Maria: quiet',
        'cried',
        'Group:',
        'ok',
      ],
      [maria, will],
    ),
  ).toEqual([
    ['engaged', 'will'],
    ['- shared twice', 'will'],
    ['PHQ-9: 12', 'will'],
    ['Mood: calm', 'will'],
    ['quiet', 'maria'],
    ['cried', 'unclear'],
    ['ok', 'all'],
  ])
})

test('who is named inside a line is meant by it, also in small letters', () => {
  expect(placed(['we saw that maria’s sleep is better', 'Ana was late'], [maria, ana])).toEqual([
    ['we saw that maria’s sleep is better', 'maria'],
    ['Ana was late', 'ana'],
  ])
})

test('where two could be meant nothing is guessed', () => {
  expect(
    placed(['Maria: quiet', 'Maria and Will argued', 'Stone, Maria: quiet'], [maria, other, will]),
  ).toEqual([
    ['Maria: quiet', 'unclear'],
    ['Maria and Will argued', 'unclear'],
    ['quiet', 'other'],
  ])
})

test('a name that is a word too counts only where it is written as a name', () => {
  expect(
    placed(
      [
        ...['Everyone will practise breathing', 'The young people were restless', 'Then Will shared twice'],
        ...['Will Hart laughed', 'Young people were restless', 'we asked if Young slept'],
      ],
      [will, ana],
    ),
  ).toEqual([
    ['Everyone will practise breathing', 'all'],
    ['The young people were restless', 'all'],
    ['Then Will shared twice', 'will'],
    ['Will Hart laughed', 'will'],
    ['Young people were restless', 'unclear'],
    ['we asked if Young slept', 'ana'],
  ])
})

test('a name that is nobody’s here ends what came before and is asked about, and nothing of it is lost', () => {
  expect(placed(['Devon Lee:', 'calm', 'Mya: tearful', 'slept badly'], [maya, devon])).toEqual([
    ['calm', 'devon'],
    ['Mya: tearful', 'unclear'],
    ['slept badly', 'unclear'],
  ])
  expect(placed(['Mya:', 'tearful', 'Devon:', 'calm'], [maya, devon])).toEqual([
    ['Mya:', 'unclear'],
    ['tearful', 'unclear'],
    ['calm', 'devon'],
  ])
  expect(placed(['mya chen: tearful', 'Devon L', 'Bobby Jones: calm'], [maya, devon])).toEqual([
    ['mya chen: tearful', 'unclear'],
    ['Devon L', 'devon'],
    ['Bobby Jones: calm', 'unclear'],
  ])
  expect(phraseParts(['Mya: tearful'], meantOf([maya]))).toEqual([
    { text: 'Mya: tearful', part: { of: 'unclear', said: 'Mya' } },
  ])
})

test('a line under one name that names another member goes to neither', () => {
  expect(placed(['Maya:', 'tearful', 'devon shouted at her', 'Devon: calm'], [maya, devon])).toEqual([
    ['tearful', 'maya'],
    ['devon shouted at her', 'unclear'],
    ['calm', 'devon'],
  ])
})

test('a line names somebody else also in small letters, but never by a name that is one’s own too', () => {
  const brother = member('brother', ['Devon'], 'Chen')
  const meant = meantOf([maya, brother])
  const named = (text: string, own?: string) => namesAnother(text, meant, own)
  expect(['devon shouted at her', 'Calmer than Devon'].map((text) => named(text, 'maya'))).toEqual([
    true,
    true,
  ])
  expect(['the chen family came', 'She may call'].map((text) => named(text, 'maya'))).toEqual([false, false])
  expect(named('devon shouted')).toBe(true)
})

test('a member is meant by every name and way in which it is written', () => {
  const john = member('john', ['Ana', 'Luz'], 'St. John', {
    called: 'St. John, Ana Luz "Lulu" (9)',
    preferredName: 'Lulu',
    names: [
      { given: ['Ana', 'Luz'], middle: 'Q.', family: 'St. John' },
      { use: 'maiden', family: 'O’Brien' },
    ],
  })
  const ways = [
    ...['Ana', 'Luz', 'Ana Luz', 'Lulu', 'St. John, Ana', 'St John', 'Ana Luz St. John', 'Ana S.', 'O’Brien'],
    ...[
      'St. John, Ana Luz "Lulu" (9)',
      'St. John, Ana Luz "Lulu"',
      '- Ana',
      '1. Ana',
      'ANA',
      'Ana Luz Q. St. John',
    ],
  ]
  expect(ways.map((way) => placed([`${way}: quiet`], [john, devon])[0])).toEqual(
    ways.map(() => ['quiet', 'john']),
  )
})

test('a service is meant by what it is called, also with digits, brackets, slashes and colons', () => {
  const services = [
    { id: 'skills', called: 'Skills training' },
    { id: 'cbt', called: 'Individual therapy (60 min): CBT' },
    { id: 'case', called: 'Case/Care management 2' },
  ]
  expect(
    placed(
      [
        ...['Skills training: cooking', 'calm morning', 'Individual therapy (60 min): CBT: worry time'],
        ...['case/care management 2: called school', 'Individual therpy: sleep'],
      ],
      services,
    ),
  ).toEqual([
    ['cooking', 'skills'],
    ['calm morning', 'all'],
    ['worry time', 'cbt'],
    ['called school', 'case'],
    ['Individual therpy: sleep', 'unclear'],
  ])
})

test('what was drafted is typed again so that each line is read as the same member’s', () => {
  const drafted: readonly PartPhrases[] = [
    { part: { of: 'all' }, texts: ['Topic: sleep', 'Maya and Devon argued'] },
    {
      part: { of: 'one', id: 'maya' },
      texts: ['Plan: call on Friday', 'Reported nightmares', 'Dad: was there'],
    },
  ]
  expect(phrasesAgain(drafted, meantOf([maya, devon]))).toEqual([
    ...['Group:', 'Topic: sleep', 'Maya and Devon argued'],
    ...['Maya Chen:', 'Plan: call on Friday', 'Reported nightmares', 'Maya Chen: Dad: was there'],
  ])
})

const given = fc.constantFrom(
  ...[
    'Maya',
    'Mary Ann',
    'Jean-Luc',
    'O’Neil',
    'J.P.',
    'Will',
    'May',
    '玛雅',
    'ليلى',
    'Зоя',
    'अनिल',
    'Ana',
    'Al',
    'Group',
  ],
)
const family = fc.constantFrom(
  ...[
    'Chen',
    'St. John',
    'García López',
    'de la Cruz',
    'Young',
    "O'Brien",
    '陈',
    'Иванова',
    'Nguyễn',
    'Hart (Jr.)',
    '',
    'All',
  ],
)
const service = fc.constantFrom(
  ...[
    'Individual therapy',
    'Individual therapy (60 min)',
    'Individual therapy (60 min): CBT',
    'Case/Care',
    '90837',
    'Group',
  ],
  ...['***', 'Plan', 'C++', 'C#'],
)
const phrase = fc.oneof(
  fc.constantFrom(
    ...[
      'Plan: call on Friday',
      'Reported nightmares',
      'Mya: shared',
      'Devon: left',
      'CBT: worry',
      '- slept 5 hours',
    ],
    ...[
      'Maya Chen:',
      'at 10:30 left',
      'Will practise',
      'Group: sang',
      ':',
      '1) Ana: ok',
      'Individual therapy: x: y',
    ],
  ),
  fc
    .string({ minLength: 1 })
    .map((each) => each.replaceAll(/\s+/g, ' ').trim())
    .filter((each) => each !== ''),
)
const aMember = fc.record({
  given: fc.array(given, { minLength: 1, maxLength: 2 }),
  family,
  preferredName: fc.option(given, { nil: undefined }),
})

test('names of every shape and phrases of every kind are typed again and read as the same parts’', () => {
  const shape = fc.record({
    members: fc.array(aMember, { maxLength: 4 }),
    services: fc.array(service, { maxLength: 3 }),
    texts: fc.array(fc.array(phrase, { maxLength: 4 }), { minLength: 8, maxLength: 8 }),
  })
  fc.assert(
    fc.property(shape, ({ members, services, texts }) => {
      const parts: readonly PartCalled[] = [
        ...members.map((each, index) => member(`m-${index}xyz`, each.given, each.family, each)),
        ...services.map((called, index) => ({ id: `s-${index}xyz`, called })),
      ]
      const drafted: readonly PartPhrases[] = [
        { part: { of: 'all' as const }, texts: texts[7] ?? [] },
        ...parts.map(({ id }, index) => ({ part: { of: 'one' as const, id }, texts: texts[index] ?? [] })),
      ]
      const read = phraseParts(phrasesAgain(drafted, meantOf(parts)), meantOf(parts))
      expect(read).toEqual(drafted.flatMap(({ part, texts: said }) => said.map((text) => ({ text, part }))))
    }),
    { numRuns: 300 },
  )
})

test('what has gone into a note is typed no more, and every other line stays under its name', () => {
  const typed = 'Topic: sleep\n\nMaya:\nquiet\nPlan: call\n\nDevon:\ncalm\nlate line'
  const meant = meantOf([maya, devon])
  const gone: PartPhrases = { part: { of: 'one', id: 'devon' }, texts: ['calm'] }
  expect(phrasesLeft(typed, gone, meant)).toBe(
    'Topic: sleep\n\nMaya:\nquiet\nPlan: call\n\nDevon:\nlate line',
  )
  expect(phrasesLeft(typed, { ...gone, texts: ['calm', 'late line'] }, meant)).toBe(
    'Topic: sleep\n\nMaya:\nquiet\nPlan: call',
  )
  expect(phrasesLeft(typed, { part: { of: 'all' }, texts: ['Topic: sleep', 'quiet'] }, meant)).toBe(
    'Maya:\nquiet\nPlan: call\n\nDevon:\ncalm\nlate line',
  )
})

test('a line typed twice and drafted once stays once, and nothing goes where a line would then be another’s', () => {
  const meant = meantOf([maya, devon])
  expect(phrasesLeft('calm\ncalm', { part: { of: 'all' }, texts: ['calm'] }, meant)).toBe('calm')
  const typed = 'Maya:\nquiet\nDevon: calm\ncried'
  expect(phrasesLeft(typed, { part: { of: 'one', id: 'devon' }, texts: ['calm'] }, meant)).toBe(typed)
})
