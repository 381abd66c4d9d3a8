import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asLetters } from './as-letters.ts'
import { holdsForbidden } from './holds-forbidden.ts'
import { readRichText } from './read-rich-text.ts'
import { headingDepths, type RichBlock, type RichSpan } from './rich-block.ts'
import { readableText, richWords } from './rich-words.ts'
import { writeRichText } from './write-rich-text.ts'

const again = (text: string) => writeRichText(readRichText(text))
const seed = 20_261_124

test('text that nobody has formatted is stored and read as it was typed', () => {
  const typed =
    'Slept 5 * 8 hours, snake_case, C:\\notes, 3 > 2.\n\n\nMother: "better"\n  indented - not a list\n-\n2026'

  expect(again(typed)).toBe(typed)
  expect(richWords(typed)).toBe(typed)
})

test('bold, italic and lists within lists are read as what they are', () => {
  const blocks = readRichText('**Mood** *low*, ***both***\n- one\n   1. inner\n   2. inner\n- two')

  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { text: 'Mood', marks: ['bold'] },
        { text: ' ', marks: [] },
        { text: 'low', marks: ['italic'] },
        { text: ', ', marks: [] },
        { text: 'both', marks: ['bold', 'italic'] },
      ],
    },
    expect.objectContaining({
      kind: 'bullets',
      entries: [
        {
          spans: [{ text: 'one', marks: [] }],
          lists: [
            expect.objectContaining({
              kind: 'numbers',
              start: 1,
              entries: [expect.anything(), expect.anything()],
            }),
          ],
        },
        { spans: [{ text: 'two', marks: [] }], lists: [] },
      ],
    }),
  ])
})

test('headings of two sizes are read as what they are; one sign, or no blank behind it, is letters', () => {
  const blocks = readRichText('## Mood\n*low*\n### Sleep\n# of nights: 3\n##\n#### x')

  expect(blocks.map((block) => (block.kind === 'heading' ? block.level : block.kind))).toEqual([
    1,
    'paragraph',
    2,
    'paragraph',
    'paragraph',
    'paragraph',
  ])
  expect(richWords('## Mood\n*low*\n### Sleep\n# of nights: 3')).toBe('Mood\nlow\nSleep\n# of nights: 3')
  expect(readableText('## Mood\n- low')).toBe('Mood\n• low')
  expect(again('## Mood **now**\n### Sleep')).toBe('## Mood **now**\n### Sleep')
})

test('a heading without a word is an empty line, and one of a part under no heading leaves out no level', () => {
  expect(writeRichText([{ kind: 'heading', level: 1, spans: [] }])).toBe('')
  const blocks = readRichText('### a\n## b\nwords\n### c')

  expect(blocks.map((_, at) => headingDepths(blocks)(at))).toEqual([0, 0, 0, 1])
})

test('a heading, an entry and a tie with a line separator of another program inside stay what they are', () => {
  const id = '0197c1f0-0000-7000-8000-000000000000'
  for (const sign of ['\u2028', '\u2029', '\v', '\u0085'])
    for (const line of [`## a${sign}b`, `- a${sign}b`, `1. a${sign}b`, `[x](#${id}/o1 "a${sign}b")`]) {
      expect(again(line).replace(/\s/g, ' '), JSON.stringify(line)).toBe(line.replace(/\s/g, ' '))
      const [block] = readRichText(line)
      const spans = block && 'spans' in block ? block.spans : []
      expect(block?.kind !== 'paragraph' || spans[0]?.tie?.part === 'o1', JSON.stringify(line)).toBe(true)
    }
})

test('signs with nothing behind them are letters: no heading is empty', () => {
  for (const line of ['## ', '###  ', '##']) {
    expect(readRichText(line)).toMatchObject([{ kind: 'paragraph' }])
    expect(again(line)).toBe(line)
  }
})

test('what is counted, searched and compared are the words, without signs', () => {
  expect(richWords('**Sle**ep\n- one\n2. two \\* three')).toBe('Sleep\none\ntwo * three')
  expect(readableText('- one\n   - inner\n3. three')).toBe('• one\n   • inner\n3. three')
})

test('a star, a number or a sign that somebody typed stays what it is', () => {
  const paragraph = (text: string): readonly RichBlock[] => [
    { kind: 'paragraph', spans: [{ text, marks: [] }] },
  ]

  for (const text of [
    '*not italic*',
    '1. not a list',
    '- not one either',
    'a \\* b',
    '2 *3* 4',
    '\\',
    '**',
    '• x',
    '## not a heading',
    '### nor one of a part',
    '\\## x',
  ])
    expect(richWords(writeRichText(paragraph(text))), text).toBe(text)
})

test('pictures, links out of the house and HTML are refused; the same letters typed by a person are not', () => {
  const refused = [
    '![x](https://evil.test/a.png)',
    'see [here](javascript:alert(1))',
    'see [here](//evil.test)',
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<https://evil.test>',
    '<!-- x -->',
  ]
  for (const text of refused) {
    expect(holdsForbidden(text), text).toBe(true)
    const typed = writeRichText([{ kind: 'paragraph', spans: [{ text, marks: [] }] }])
    expect(holdsForbidden(typed), typed).toBe(false)
    expect(richWords(typed)).toBe(text)
    expect(richWords(asLetters(text))).toBe(text)
    expect(holdsForbidden(asLetters(text))).toBe(false)
    expect(asLetters(asLetters(text))).toBe(asLetters(text))
  }
  for (const text of [
    '[see chart](page 3)',
    'x < y > z',
    'Jane <jane@home.test>',
    'https://clinic.test',
    'BP <120',
  ])
    expect(holdsForbidden(text), text).toBe(false)
})

const plan = '01a2220e-0232-76de-863e-352d36e8a997'
const ties = [
  { plan, part: 'o1', statement: 'Sleep 7 hours by 30 April' },
  { plan, part: 'a/b (c)*', statement: 'Say "no" [once](x) <b>, C:\\ **twice**' },
] as const

test('a sentence keeps what it is tied to, in the words of the plan, and its words are what is counted', () => {
  const [tie] = ties
  const spans = [
    { text: 'Mood low. ', marks: [] },
    { text: 'Slept ', marks: [], tie },
    { text: 'seven', marks: ['bold'], tie },
    { text: ' hours.', marks: [], tie },
  ] as const
  const written = writeRichText([{ kind: 'paragraph', spans }])

  expect(written).toBe(`Mood low. [Slept **seven** hours.](#${plan}/o1 "Sleep 7 hours by 30 April")`)
  expect(readRichText(written)).toEqual([{ kind: 'paragraph', spans }])
  expect(richWords(written)).toBe('Mood low. Slept seven hours.')
  expect(readableText(written)).toBe('Mood low. Slept seven hours. [→ Sleep 7 hours by 30 April]')
})

test('a tie that somebody types is letters, and so is one that names no plan', () => {
  const typed = `[x](#${plan}/o1 "y")`
  const written = writeRichText([{ kind: 'paragraph', spans: [{ text: typed, marks: [] }] }])

  expect(readRichText(written)).toEqual([{ kind: 'paragraph', spans: [{ text: typed, marks: [] }] }])
  for (const text of ['[x](#o1 "y")', `[x](#${plan}/%FF "y")`, `[](#${plan}/o1 "y")`, `[x](#${plan}/o1)`])
    expect(richWords(text)).toBe(text)
})

test('nothing that a tie holds can be fetched, followed or run', () => {
  for (const tie of ties) {
    const written = writeRichText([{ kind: 'paragraph', spans: [{ text: 'a [b](c)', marks: [], tie }] }])
    expect(holdsForbidden(written), written).toBe(false)
    expect(readRichText(written)).toEqual([
      { kind: 'paragraph', spans: [{ text: 'a [b](c)', marks: [], tie }] },
    ])
  }
  expect(holdsForbidden(`[x](#${plan}/o1 "<img src=x onerror=alert(1)>")`)).toBe(true)
})

test(`what is written is read as the same, whatever it is (2,000 texts from seed ${seed})`, () => {
  const marks = fc.subarray(['bold', 'italic'] as const)
  const letters = fc.string({
    unit: fc.constantFrom(...'ab *\\-1.)[]<>!•(:/p#"', '## '),
    minLength: 1,
    maxLength: 8,
  })
  const plain = fc.record({ text: letters, marks })
  const tied = fc.record({ text: letters, marks, tie: fc.constantFrom(...ties) })
  const spans = fc.array(fc.oneof(plain, tied), { maxLength: 4 })
  const entries = fc.array(fc.record({ spans, lists: fc.constant([]) }), { minLength: 1, maxLength: 3 })
  const list = fc.record({
    kind: fc.constantFrom('bullets' as const, 'numbers' as const),
    start: fc.constant(1),
    entries,
  })
  const paragraph = fc.record({ kind: fc.constant('paragraph' as const), spans })
  const level = fc.constantFrom(1 as const, 2 as const)
  const heading = fc.record({ kind: fc.constant('heading' as const), level, spans })
  const blocks = fc.array(fc.oneof(paragraph, heading, list), {
    minLength: 1,
    maxLength: 5,
  })

  fc.assert(
    fc.property(blocks, (text) => {
      const written = writeRichText(text)
      expect(wordsOf(readRichText(written))).toEqual(wordsOf(text))
      expect(again(again(written))).toBe(again(written))
      expect(holdsForbidden(written)).toBe(false)
    }),
    { seed, numRuns: 2_000 },
  )
})

/** Which letters stand there and how each is marked; blanks carry no mark of their own. */
function wordsOf(blocks: readonly RichBlock[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') {
      const said = marked(block.spans)
      return [said.trim() === '' ? '' : `${block.level}: ${said}`]
    }
    const lines = block.kind === 'paragraph' ? [block.spans] : block.entries.map((entry) => entry.spans)
    return lines.map(marked)
  })
}

function marked(line: readonly RichSpan[]): string {
  return line
    .flatMap(({ text, marks, tie }) =>
      [...text].map((letter) => (letter === ' ' ? letter : letter + marks.join() + (tie?.part ?? ''))),
    )
    .join('')
}
