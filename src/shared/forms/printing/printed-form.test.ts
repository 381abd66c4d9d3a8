import { expect, test } from 'vitest'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import type { PrintWords } from './printed-answer.ts'
import { type PrintedEntry, printedForm, printedRow } from './printed-form.ts'

const plain = (text: string) => text
const places = Array.from({ length: 40 }, (_, at) => ({ code: `p${at}`, label: `Place ${at}` }))
const sleep: Element = { id: 'sleep', type: 'String', label: 'Sleep' }
const print: PrintWords = {
  words: { fill: plain, message: plain },
  reader: {
    yes: 'Yes',
    no: 'No',
    message: plain,
    code: (_, code) => `called ${code}`,
    moments: { date: plain, dateAndTime: plain, clock: plain, approximate: plain },
  },
  listed: (list) => (list === 'places' ? places : []),
  inner: ({ id }) => (id === 'known' ? { elements: [sleep] } : undefined),
}

function printed(elements: readonly Element[], given: Answers): readonly PrintedEntry[] {
  return printedForm(openAnswers(compileForm({ elements }), given, { newId: () => 'new', values: {} }), print)
}

function linesOf(entries: readonly PrintedEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'group') return [entry.title, ...linesOf(entry.entries)]
    if (entry.kind === 'page') return ['~']
    if (entry.kind === 'instructions') return [[entry.title, entry.text].filter(Boolean).join(': ')]
    const { answer } = entry
    const text = answer.kind === 'words' ? answer.text : answer.kind
    return [`${entry.label}: ${text}`]
  })
}

test('where all options are shown, a long list ends early, and what was chosen stands among them all the same', () => {
  const element: Element = {
    id: 'at',
    type: 'Choice',
    label: 'At',
    codedList: 'places',
    print: { showAll: true },
  }
  const [entry] = printed([element], { at: 'p39' })
  const answer = entry?.kind === 'answer' && entry.answer.kind === 'options' ? entry.answer : undefined

  expect(answer?.options.filter(({ isChosen }) => isChosen)).toEqual([
    { code: 'p39', label: 'Place 39', isChosen: true },
  ])
  expect([answer?.options.length, answer?.more]).toEqual([25, 15])
})

test('what was chosen and stands in no list any more is said all the same', () => {
  const element: Element = {
    id: 'at',
    type: 'Choice',
    label: 'At',
    codedList: 'places',
    print: { showAll: true },
  }
  const [entry] = printed([element], { at: 'gone' })
  expect(entry).toMatchObject({ answer: { kind: 'options' } })
  expect(JSON.stringify(entry)).toContain('called gone')
})

test('a form inside another one is said question by question, with its scores behind; one that is not known by its scores alone', () => {
  const instrument = (id: string): Element => ({
    id,
    type: 'Instrument',
    label: 'Asked inside',
    questionnaire: { id, resourceType: 'Questionnaire' },
  })
  const value = {
    answers: { sleep: 'Well' },
    scores: [{ _rowId: 'a', name: 'Total', value: 3, band: 'Mild' }],
  }

  expect(linesOf(printed([instrument('known')], { known: value }))).toEqual([
    'Asked inside',
    'Sleep: Well',
    'Total: 3 · Mild',
  ])
  expect(linesOf(printed([instrument('other')], { other: value })).join()).toMatch(/Total.*3.*Mild/)
})

const asked = (id: string, more: Partial<Element> = {}): Element => ({
  id,
  type: 'String',
  label: `Question ${id}`,
  ...more,
})
const headed = (id: string, level: number, more: Partial<Element> = {}): Element => ({
  id,
  type: 'Heading',
  label: `Heading ${id}`,
  level,
  ...more,
})
const told = (id: string, more: Partial<Element> = {}): Element => ({
  id,
  type: 'Instructions',
  body: `Words ${id}`,
  ...more,
})

test('headings head what stands beneath them, deeper ones beneath higher ones, and instructions stand in their place', () => {
  const elements = [
    told('first', { label: 'Before you start' }),
    headed('one', 3),
    asked('a'),
    headed('two', 2),
    told('second'),
    headed('three', 3),
    asked('b'),
    told('third'),
    headed('four', 2),
    asked('c'),
  ]
  expect(linesOf(printed(elements, { a: '1', b: '2', c: '3' }))).toEqual([
    'Before you start: Words first',
    'Heading one',
    'Question a: 1',
    'Heading two',
    'Words second',
    'Heading three',
    'Question b: 2',
    'Words third',
    'Heading four',
    'Question c: 3',
  ])
  const [, , two] = printed(elements, { a: '1', b: '2', c: '3' })
  expect(two).toMatchObject({ id: 'two', entries: [{ id: 'second' }, { id: 'three', kind: 'group' }] })
})

test('what heads or instructs nothing that was answered, is hidden by its condition, or is not to be printed, is left out', () => {
  const when = { combinator: 'And', clauses: [{ source: 'a', operator: 'Equals', value: 'yes' }] } as const
  const elements = [
    told('first', { visibleWhen: when }),
    headed('one', 2, { visibleWhen: when }),
    asked('a'),
    told('second', { print: { hide: true } }),
    headed('two', 2),
    told('third'),
    asked('b'),
  ]
  expect(linesOf(printed(elements, { a: 'no' }))).toEqual(['', 'Question a: no'])
  expect(linesOf(printed(elements, { a: 'yes' }))).toEqual(['Words first', 'Heading one', 'Question a: yes'])
  expect(printed(elements, {})).toEqual([])
})

test('in rows each row says what its own answers show', () => {
  const when = { combinator: 'And', clauses: [{ source: 'a', operator: 'Equals', value: 'yes' }] } as const
  const rows: Element = {
    id: 'rows',
    type: 'Repeater',
    label: 'Rows',
    children: [told('only', { visibleWhen: when }), asked('a')],
  }
  const [entry] = printed([rows], {
    rows: [
      { _rowId: 'one', a: 'yes' },
      { _rowId: 'two', a: 'no' },
    ],
  })
  const answer = entry?.kind === 'answer' && entry.answer.kind === 'rows' ? entry.answer : undefined
  expect(answer?.rows.map((row) => linesOf(printedRow(row, print)))).toEqual([
    ['Words only', 'Question a: yes'],
    ['Question a: no'],
  ])
})

test('a page begins where its author put a break, unless the break is hidden; it is no answer by itself', () => {
  const when = { combinator: 'And', clauses: [{ source: 'a', operator: 'Equals', value: 'yes' }] } as const
  const turn = (id: string, more: Partial<Element> = {}): Element => ({ id, type: 'PageBreak', ...more })
  const elements = [
    asked('a'),
    headed('one', 2),
    turn('empty'),
    headed('two', 2),
    told('words'),
    asked('b'),
    turn('only', { visibleWhen: when }),
    turn('never', { hidden: true }),
    asked('c', { print: { pageBreakBefore: true } }),
    { id: 'part', type: 'Section', label: 'Part', children: [turn('inner'), asked('d')] },
    {
      id: 'other',
      type: 'Section',
      label: 'Other',
      print: { pageBreakBefore: true },
      children: [asked('e')],
    },
  ] satisfies readonly Element[]
  expect(linesOf(printed(elements, { a: 'yes', b: '2', c: '3', e: '5' }))).toEqual([
    'Question a: yes',
    '~',
    'Heading two',
    'Words words',
    'Question b: 2',
    '~',
    'Question c: 3',
    '~',
    '~',
    'Other',
    'Question e: 5',
  ])
  expect(linesOf(printed(elements, { a: 'no', b: '2' }))).not.toContain('Question c: 3')
  expect(printed([turn('first'), asked('a'), turn('last')], {})).toEqual([])
})
