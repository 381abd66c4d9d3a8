import { expect, test } from 'vitest'
import type { Calculation } from '#generated/types/calculation.ts'
import type { Clause } from '#generated/types/clause.ts'
import type { Form } from '#generated/types/form.ts'
import { importFile } from '#shared/imports/import-questionnaire.ts'
import { recordOf, recordsOf } from '#shared/imports/reading/foreign-object.ts'
import { exportFhir, type FhirSource } from './export-fhir.ts'

const elements: Form['elements'] = [
  {
    id: 'history',
    type: 'Section',
    label: 'History',
    children: [
      { id: 'sleep', type: 'Integer', label: 'Hours of sleep', required: true },
      { id: 'why', type: 'Text', label: 'What keeps you awake?', placeholder: 'In your own words' },
    ],
  },
  { id: 'medications', type: 'Medications', label: 'What do you take?' },
]
const form: FhirSource = {
  ...{ resourceType: 'Form', name: 'Sleep', key: 'sleep', version: 3, status: 'Active', elements },
  translations: { es: { sleep: { label: 'Horas de sueño' } } },
  validations: [
    {
      when: { combinator: 'And', clauses: [{ source: 'sleep', operator: 'Equals', value: 0 }] },
      message: 'Nobody sleeps nothing.',
    },
  ],
  layout: { columns: 2, grid: 10 },
}

test.each(['R4', 'R5'] as const)('a form that leaves as FHIR %s and comes back asks the same', (release) => {
  const { questionnaire } = exportFhir(form, release)
  expect(questionnaire).toMatchObject({ resourceType: 'Questionnaire', title: 'Sleep', status: 'active' })
  const read = importFile('again.json', JSON.parse(JSON.stringify(questionnaire)))
  const [again] = read.ok ? read.value : []
  expect(again).toMatchObject({ body: { name: 'Sleep', elements, translations: form.translations } })
})

test('words that tell how to fill in a form, their help and the ends of a scale leave with their translations and come back with them', () => {
  const spoken: FhirSource = {
    ...form,
    elements: [
      { id: 'read', type: 'Instructions', body: 'Read this first.' },
      { id: 'pain', type: 'Integer', label: 'Pain', help: 'Today', minLabel: 'None', maxLabel: 'Worst' },
      { id: 'agree', type: 'Consent', label: 'Consent', body: 'I agree.' },
      {
        ...{ id: 'member', type: 'String', label: 'Member' },
        validation: { pattern: '^(?:\\d+)$', patternMessage: 'Only digits' },
      },
      {
        id: 'plan',
        type: 'Choice',
        label: 'Plan',
        options: [{ code: 'a', label: 'A', help: 'The cheapest' }],
      },
    ],
    translations: {
      es: {
        read: { body: 'Lea esto primero.' },
        pain: { label: 'Dolor', help: 'Hoy', minLabel: 'Ninguno', maxLabel: 'El peor' },
        agree: { label: 'Consentimiento', body: 'Acepto.' },
        member: { label: 'Socio', patternMessage: 'Solo cifras' },
        plan: { label: 'Plan', optionHelp: { a: 'El más barato' } },
      },
    },
  }
  const { questionnaire } = exportFhir(spoken, 'R4')
  const foreign = JSON.parse(JSON.stringify(questionnaire), (name, value) =>
    name === 'extension' && Array.isArray(value)
      ? value.filter(({ url }) => url !== 'urn:goldthread:more')
      : value,
  )
  expect(bodiesOf(questionnaire)[0]?.translations).toEqual(spoken.translations)
  const { es } = bodiesOf(foreign)[0]?.translations ?? {}
  expect(Object.values(es ?? {})).toEqual(
    expect.arrayContaining([
      { body: 'Lea esto primero.' },
      spoken.translations?.es?.pain,
      spoken.translations?.es?.member,
    ]),
  )
})

test.each(['R4', 'R5'] as const)(
  'what is required and can only be read, is hidden or is calculated leaves as FHIR %s and comes back as it was, elsewhere too',
  (release) => {
    const required = { required: true } as const
    const asked: Form['elements'] = [
      { id: 'a', type: 'Integer', label: 'Shown', readOnly: true, ...required },
      { id: 'b', type: 'Integer', label: 'Unseen', hidden: true, ...required },
      { id: 'c', type: 'String', label: 'Both', hidden: true, readOnly: true, ...required },
      {
        ...{ id: 'd', type: 'Integer', label: 'Sum', ...required },
        calculation: { kind: 'Sum', sources: ['a', 'b'] },
      },
      {
        ...{ id: 'e', type: 'Integer', label: 'Typed over', ...required },
        calculation: { kind: 'Sum', sources: ['a', 'b'], editable: true },
      },
      {
        id: 'f',
        type: 'Choice',
        label: 'Chosen',
        readOnly: true,
        options: [{ code: 'x', label: 'X' }],
        ...required,
      },
      { id: 'g', type: 'Boolean', label: 'Set', default: true, readOnly: true, ...required },
    ]
    const { questionnaire } = exportFhir(
      { ...form, elements: asked, translations: {}, validations: [] },
      release,
    )
    const [again] = bodiesOf(questionnaire)
    expect(again?.elements).toEqual(asked)
    const foreign = JSON.parse(JSON.stringify(questionnaire), (name, value) =>
      name === 'extension' && Array.isArray(value)
        ? value.filter(({ url }) => url !== 'urn:goldthread:more')
        : value,
    )
    const plain = bodiesOf(foreign)[0]?.elements ?? []
    // A file that hides what it requires asks that of nobody, which its import says.
    expect(plain.map(({ required: isRequired = false }) => isRequired)).toEqual(
      asked.map(({ hidden }) => !hidden),
    )
    expect(plain.map(({ readOnly = false, hidden = false }) => [readOnly, hidden])).toEqual([
      ...[
        [true, false],
        [false, true],
        [true, true],
        [true, false],
        [false, false],
      ],
      ...[
        [true, false],
        [true, false],
      ],
    ])
  },
)

function bodiesOf(questionnaire: unknown) {
  const read = importFile('again.json', JSON.parse(JSON.stringify(questionnaire)))
  return (read.ok ? read.value : []).flatMap((one) => ('body' in one ? [one.body] : []))
}

test('what FHIR has no word for is named: in the file for an import here, or not in the file at all', () => {
  const { own, left } = exportFhir(form, 'R4')
  expect(own).toEqual(expect.arrayContaining([expect.objectContaining({ linkId: 'medications' })]))
  expect(left).toEqual([
    { message: 'build.fhir-without-check', said: 'Nobody sleeps nothing.' },
    { message: 'build.fhir-without-columns' },
  ])
})

const options = [{ code: 'x', label: 'X', score: 1 }]
const asked: Form['elements'] = [
  { id: 'a', type: 'Decimal', label: 'A' },
  { id: 'b', type: 'Decimal', label: 'B' },
  { id: 'one', type: 'Choice', label: 'One', options },
  { id: 'several', type: 'Choice', label: 'Several', options, multiple: true },
  { id: 'note', type: 'Text', label: 'Note' },
  {
    ...{ id: 'weight', type: 'Quantity', label: 'Weight' },
    units: [
      { code: 'kg', label: 'kg' },
      { code: '[lb_av]', label: 'lb' },
    ],
  },
]

const formOf = (all: Form['elements']): FhirSource => ({
  ...{ resourceType: 'Form', name: 'Asked', key: 'asked', version: 1, status: 'Active', elements: all },
})

/** What of a form reaches whoever reads FHIR: the item of its last question, while an import here has all of it again. */
function itemWith(last: Form['elements'][number]) {
  const all = [...asked, last]
  const { questionnaire } = exportFhir(formOf(all), 'R4')
  const read = importFile('again.json', JSON.parse(JSON.stringify(questionnaire)))
  expect(read).toMatchObject({ value: [{ body: { elements: all } }] })
  const item = recordsOf(questionnaire.item).at(-1) ?? {}
  const said = recordsOf(item.extension).map(({ valueExpression }) => recordOf(valueExpression).expression)
  return { enableWhen: item.enableWhen, expression: said.find((one) => one !== undefined) }
}

const at = (id: string) => `%resource.descendants().where(linkId='${id}').answer.value`

test.each<[Calculation, string | undefined]>([
  [{ kind: 'Multiply', sources: ['a', 'b'] }, `${at('a')} * ${at('b')}`],
  [{ kind: 'Multiply', sources: ['a'], unitFactor: 2.54 }, undefined],
  [{ kind: 'Multiply', sources: ['a', 'b'], missing: 'Zero' }, undefined],
  [{ kind: 'Difference', sources: ['a', 'b'], missing: 'Skip' }, undefined],
  [{ kind: 'Sum', sources: ['a', 'b'], missing: 'Blank' }, `${at('a')} + ${at('b')}`],
  [
    { kind: 'Sum', sources: ['a', 'b'], missing: 'Zero' },
    "%resource.descendants().where(linkId in ('a'|'b')).answer.value.sum()",
  ],
  [{ kind: 'Sum', sources: ['a', 'b'], minSources: 2 }, undefined],
  [{ kind: 'Sum', sources: ['a', 'a'] }, undefined],
  [{ kind: 'Sum', sources: ['a', 'one'] }, undefined],
  [{ kind: 'Average', sources: ['a', 'b'], missing: 'Zero' }, undefined],
  [{ kind: 'Average', sources: ['one', 'several'] }, undefined],
  [{ kind: 'Average', sources: ['a', 'b'], missing: 'Blank' }, `(${at('a')} + ${at('b')}) / 2`],
])(
  '%j leaves as %s: an expression that would give another number is not written',
  (calculation, expression) => {
    expect(itemWith({ id: 'total', type: 'Decimal', label: 'Total', calculation }).expression).toBe(
      expression,
    )
  },
)

const asks = (source: string, operator: Clause['operator'], value: string | number) => ({
  source,
  operator,
  value,
})

test.each<[Clause, string, unknown]>([
  [asks('note', 'Contains', 'suicid'), 'nothing', undefined],
  [asks('note', 'NotContains', 'suicid'), 'nothing', undefined],
  [asks('note', 'Equals', 'no'), 'clauses', [{ question: 'note', operator: '=', answerString: 'no' }]],
  [asks('several', 'Contains', 'x'), 'clauses', [{ operator: '=' }]],
  [asks('one', 'Contains', 'x'), 'clauses', [{ operator: '=' }]],
  [asks('several', 'Equals', 'x'), 'an expression', `${at('several')}.code = 'x'`],
  [asks('weight', 'GreaterThan', 200), 'an expression', `${at('weight')}.value > 200`],
])('the condition %j leaves as %s of the same meaning', (clause, kind, written) => {
  const visibleWhen = { combinator: 'And', clauses: [clause] } as const
  const { enableWhen, expression } = itemWith({ id: 'shown', type: 'String', label: 'Shown', visibleWhen })
  if (kind === 'clauses') expect(enableWhen).toMatchObject(Array.isArray(written) ? written : [])
  else expect(enableWhen).toBeUndefined()
  expect(expression).toBe(kind === 'an expression' ? written : undefined)
})

test('in an expression too a list is asked whether it holds an answer, and a text is not held against a part of it', () => {
  const none = (clause: Clause) =>
    itemWith({
      ...{ id: 'shown', type: 'String', label: 'Shown' },
      visibleWhen: { combinator: 'None', clauses: [clause] },
    }).expression
  const held = "%resource.descendants().where(linkId='several').answer.where(value.code='x').exists()"
  expect(none(asks('several', 'Contains', 'x'))).toBe(`(${held}).not()`)
  expect(none(asks('note', 'Contains', 'suicid'))).toBeUndefined()
})
