import { expect, test } from 'vitest'
import type { Element } from '#shared/forms/definition.ts'
import { checkDefinition } from './check-definition.ts'

const plain: Element = { id: 'a', type: 'Integer', label: 'A' }
const when = (source: string): Pick<Element, 'visibleWhen'> => ({
  visibleWhen: { combinator: 'And', clauses: [{ source, operator: 'Exists' }] },
})

function messages(...elements: readonly Element[]) {
  return checkDefinition({ elements }).map(({ message }) => message)
}

test('a plain form may be published', () => {
  expect(messages(plain, { id: 'b', type: 'String', label: 'B', ...when('a') })).toEqual([])
})

test('a circle is named from question to question', () => {
  const [finding] = checkDefinition({
    elements: [
      { ...plain, ...when('c') },
      { id: 'b', type: 'Integer', label: 'B', calculation: { kind: 'Sum', sources: ['a', 1] } },
      { id: 'c', type: 'String', label: 'C', ...when('b') },
    ],
  })
  expect(finding).toMatchObject({ message: 'forms.cycle', weight: 'blocks' })
  expect(String(finding?.parameters?.chain).split(' → ')).toHaveLength(4)
})

test('a section cannot be hidden by a question inside it', () => {
  expect(messages({ id: 's', type: 'Section', children: [plain], ...when('a') })).toContain('forms.cycle')
})

test.each<[string, Element, string]>([
  ['an unknown source', { ...plain, ...when('nobody') }, 'forms.unknown-source'],
  ['a choice without options', { id: 'x', type: 'Choice', label: 'X', options: [] }, 'forms.no-options'],
  ['a minimum above the maximum', { ...plain, validation: { min: 5, max: 2 } }, 'forms.contradiction'],
  [
    'a pattern that repeats a repetition',
    { id: 'x', type: 'String', label: 'X', validation: { pattern: '(a+)+' } },
    'forms.pattern-nested-repetition',
  ],
  ['a list without questions', { id: 'x', type: 'Repeater', children: [] }, 'forms.no-children'],
  [
    'a required question that nobody sees',
    { ...plain, required: true, hidden: true },
    'forms.required-hidden',
  ],
  ['an id that patches refuse', { ...plain, id: 'constructor' }, 'forms.illegal-id'],
])('%s stops publishing', (_, element, message) => {
  expect(messages(element)).toContain(message)
})

test.each<[string, Partial<Element>]>([
  ['a value to begin with', { default: 3 }],
  ['what the chart says', { prefill: 'patient.age' }],
  ['a calculation', { calculation: { kind: 'Sum', sources: [1, 2] } }],
  ['an expression', { fhirPath: { value: '1 + 2' } }],
])('a required question that is read only may have %s', (_, more) => {
  expect(messages({ ...plain, required: true, readOnly: true, ...more })).toEqual([])
})

test('an id stands once, wherever it is', () => {
  expect(messages(plain, { id: 's', type: 'Section', children: [plain] })).toEqual(['forms.duplicate-id'])
})

test('a row may look at its own row and outside, not into another list', () => {
  const inRow: Element = { id: 'in', type: 'String', label: 'In', ...when('a') }
  const own: Element = { id: 'own', type: 'String', label: 'Own', ...when('row.in') }
  const foreign: Element = { id: 'foreign', type: 'String', label: 'Foreign', ...when('own') }
  const first: Element = { id: 'r1', type: 'Repeater', children: [inRow, own] }
  expect(messages(plain, first)).toEqual([])
  expect(messages(plain, first, { id: 'r2', type: 'Repeater', children: [foreign] })).toEqual([
    'forms.other-row',
  ])
})

test('the context of a note may be asked, a misspelt one not', () => {
  expect(messages({ ...plain, ...when('patient.age') })).toEqual([])
  expect(messages({ ...plain, ...when('pateint.age') })).toEqual(['forms.unknown-source'])
})

test.each([
  'patient.shoeSize',
  'appointment.kind',
  'episode.status',
  'instrument.PHQ-9.score',
  'packet.audience',
  'parent.mood',
])('nothing supplies %s, so nobody may ask for it', (source) => {
  expect(messages({ ...plain, ...when(source) })).toEqual(['forms.unknown-source'])
})
