import { expect, test } from 'vitest'
import type { Element } from '#shared/forms/definition.ts'
import type { PrintWords } from './printed-answer.ts'
import { type PrintedEntry, printedForm } from './printed-form.ts'

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

function linesOf(entries: readonly PrintedEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'group') return [entry.title, ...linesOf(entry.entries)]
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
  const [entry] = printedForm([element], { at: 'p39' }, print)
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
  const [entry] = printedForm([element], { at: 'gone' }, print)
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

  expect(linesOf(printedForm([instrument('known')], { known: value }, print))).toEqual([
    'Asked inside',
    'Sleep: Well',
    'Total: 3 · Mild',
  ])
  expect(linesOf(printedForm([instrument('other')], { other: value }, print)).join()).toMatch(
    /Total.*3.*Mild/,
  )
})
