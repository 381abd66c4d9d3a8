import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { messages } from '#generated/messages/en.js'
import type { Element } from '#shared/forms/definition.ts'
import { type Imported, importFile } from './import-questionnaire.ts'
import { type SaidReport, sayReport } from './reading/say-report.ts'

const english = setupI18n({ locale: 'en', messages: { en: messages } })

type Item = { readonly [key: string]: unknown }

function taken(
  items: readonly Item[],
  rest: Item = {},
): Omit<Imported, 'report'> & { readonly report: SaidReport } {
  const outcome = importFile('test.json', {
    resourceType: 'Questionnaire',
    title: 'Test',
    item: items,
    ...rest,
  })
  const [one] = outcome.ok ? outcome.value : []
  if (!one || !('body' in one)) throw new Error('not imported')
  return { ...one, report: sayReport(one.report, (id, parameters) => english._(id, parameters)) }
}

const elementsOf = (items: readonly Item[], rest?: Item) =>
  taken(items, rest).body.elements as readonly Element[]
const extension = (name: string, value: Item) => ({
  url: `http://hl7.org/fhir/StructureDefinition/${name}`,
  ...value,
})

test('help under a question becomes its help, and other sub-questions stand after it under the same condition', () => {
  const [, section, more] = elementsOf([
    { linkId: 'a', type: 'boolean', text: 'A?' },
    {
      linkId: 'b',
      type: 'string',
      text: 'B?',
      enableWhen: [{ question: 'a', operator: '=', answerBoolean: true }],
      item: [
        {
          linkId: 'b.h',
          type: 'display',
          text: 'Think of B.',
          extension: [
            extension('questionnaire-itemControl', { valueCodeableConcept: { coding: [{ code: 'help' }] } }),
          ],
        },
        { linkId: 'b.1', type: 'string', text: 'More of B?' },
      ],
    },
  ])
  expect(section).toMatchObject({
    id: 'B',
    help: 'Think of B.',
    visibleWhen: { clauses: [{ source: 'A', value: true }] },
  })
  expect(more).toMatchObject({
    type: 'Section',
    visibleWhen: section?.visibleWhen,
    children: [{ id: 'More_of_B' }],
  })
})

test('labels that are alike give ids that differ, and the source linkId is kept', () => {
  const elements = elementsOf([
    { linkId: '1', type: 'string', text: 'Name, first' },
    { linkId: '2', type: 'string', text: 'Name first' },
    { linkId: '3', type: 'string', text: '3 things' },
    { linkId: '4', type: 'string', text: 'constructor' },
  ])
  expect(elements.map(({ id }) => id)).toEqual(['Name_first', 'Name_first_2', 'q_3_things', 'q_constructor'])
  expect(elements[1]?.codes).toEqual([{ system: 'linkId', code: '2' }])
})

test('a linkId that stands twice, or is missing, is told and costs no question', () => {
  const { body, report } = taken([
    { linkId: 'x', type: 'string', text: 'One' },
    { linkId: 'x', type: 'string', text: 'Two' },
    { type: 'string', text: 'Three' },
  ])
  expect(body.elements).toHaveLength(3)
  expect(report.changed.map(({ what }) => what)).toEqual([
    expect.stringContaining('used more than once'),
    expect.stringContaining('has no linkId'),
  ])
})

test('questions that show each other in a circle are all shown, and the report names the circle', () => {
  const on = (question: string) => ({ enableWhen: [{ question, operator: 'exists', answerBoolean: true }] })
  const { body, report } = taken([
    { linkId: 'a', type: 'string', text: 'A', ...on('b') },
    { linkId: 'b', type: 'string', text: 'B', ...on('a') },
  ])
  expect((body.elements as readonly Element[]).filter(({ visibleWhen }) => visibleWhen)).toHaveLength(1)
  expect(report.refused).toMatchObject([{ what: expect.stringContaining('depends on itself (A → B → A)') }])
})

test('a value set that is not in the file leaves the options that conditions ask for, and free text', () => {
  const [choice, after] = elementsOf([
    { linkId: 'a', type: 'choice', text: 'Kind', answerValueSet: 'http://elsewhere.org/vs' },
    {
      linkId: 'b',
      type: 'string',
      text: 'Which?',
      enableWhen: [{ question: 'a', operator: '=', answerCoding: { code: 'other', display: 'Other' } }],
    },
  ])
  expect(choice).toMatchObject({ type: 'OpenChoice', options: [{ code: 'other', label: 'Other' }] })
  expect(after?.visibleWhen).toMatchObject({ clauses: [{ operator: 'Equals', value: 'other' }] })
})

test('a contained value set gives its options with their scores', () => {
  const set = {
    resourceType: 'ValueSet',
    id: 'vs',
    compose: {
      include: [
        {
          system: 'http://x',
          concept: [
            { code: '1', display: 'One', extension: [extension('ordinalValue', { valueDecimal: 1 })] },
          ],
        },
      ],
    },
  }
  const [choice] = elementsOf([{ linkId: 'a', type: 'choice', text: 'A', answerValueSet: '#vs' }], {
    contained: [set],
  })
  expect(choice).toMatchObject({
    type: 'Choice',
    options: [{ code: '1', label: 'One', score: 1, codes: [{ system: 'http://x', code: '1' }] }],
  })
})

test('older and newer questionnaires mean the same: STU3 options and hasAnswer, R5 coding and answerConstraint', () => {
  const [old, shown, fresh] = elementsOf([
    { linkId: 'a', type: 'choice', text: 'Old', option: [{ valueCoding: { code: 'y', display: 'Yes' } }] },
    { linkId: 'b', type: 'string', text: 'Shown', enableWhen: [{ question: 'a', hasAnswer: true }] },
    {
      linkId: 'c',
      type: 'coding',
      text: 'Fresh',
      answerConstraint: 'optionsOrString',
      answerOption: [{ valueCoding: { code: 'z' } }],
    },
  ])
  expect(old).toMatchObject({ type: 'Choice', options: [{ code: 'y', label: 'Yes' }] })
  expect(shown?.visibleWhen?.clauses).toEqual([{ source: 'Old', operator: 'Exists' }])
  expect(fresh?.type).toBe('OpenChoice')
})

test('limits, units and controls stand where ours stand', () => {
  const [weight, code, mood, list] = elementsOf([
    {
      linkId: 'w',
      type: 'quantity',
      text: 'Weight',
      extension: [
        extension('minValue', { valueDecimal: 1 }),
        extension('maxValue', { valueDecimal: 400 }),
        extension('questionnaire-unit', { valueCoding: { code: 'kg', display: 'kg' } }),
      ],
    },
    {
      linkId: 'z',
      type: 'string',
      text: 'ZIP',
      maxLength: 10,
      extension: [extension('regex', { valueString: '\\d{5}' })],
    },
    {
      linkId: 'm',
      type: 'integer',
      text: 'Mood',
      extension: [
        extension('questionnaire-itemControl', { valueCodeableConcept: { coding: [{ code: 'slider' }] } }),
      ],
    },
    {
      linkId: 'l',
      type: 'group',
      text: 'Medication',
      repeats: true,
      item: [{ linkId: 'l.1', type: 'string', text: 'Drug' }],
    },
  ])
  expect(weight).toMatchObject({
    type: 'Quantity',
    units: [{ code: 'kg' }],
    validation: { min: 1, max: 400 },
  })
  expect(code?.validation).toEqual({ maxLength: 10, pattern: '^(?:\\d{5})$' })
  expect(mood?.display).toBe('Slider')
  expect(list).toMatchObject({ type: 'Repeater', children: [{ id: 'Drug' }] })
})

test('a pattern that could take for ever is left out, and the report says why', () => {
  const { body, report } = taken([
    { linkId: 'a', type: 'string', text: 'A', extension: [extension('regex', { valueString: '(a+)+' })] },
  ])
  expect((body.elements[0] as Element).validation).toBeUndefined()
  expect(report.changed[0]?.what).toContain('repeats a repetition')
})

test('a sum of scores is calculated; any other expression stands in the report word for word', () => {
  const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression'
  const calculated = (expression: string) => [
    { url: sdc, valueExpression: { language: 'text/fhirpath', expression } },
  ]
  const scored = {
    type: 'choice',
    answerOption: [
      {
        valueCoding: {
          code: '1',
          display: 'One',
          extension: [extension('ordinalValue', { valueDecimal: 1 })],
        },
      },
    ],
  }
  const { body, report } = taken([
    { linkId: 'a', text: 'A', ...scored },
    { linkId: 'b', text: 'B', ...scored },
    {
      linkId: 't',
      type: 'integer',
      text: 'Total',
      readOnly: true,
      extension: calculated(
        "%resource.descendants().where(linkId in ('a'|'b')).answer.value.ordinal().sum()",
      ),
    },
    {
      linkId: 'o',
      type: 'integer',
      text: 'Odd',
      extension: calculated("%resource.item.where(linkId='a').answer.value / 3"),
    },
  ])
  expect((body.elements[2] as Element).calculation).toEqual({ kind: 'Sum', sources: ['A', 'B'], decimals: 0 })
  expect(report.refused).toMatchObject([{ linkId: 'o', what: expect.stringContaining('answer.value / 3') }])
})

test('a condition in FHIRPath is kept where it only compares answers, and told word for word where it does more', () => {
  const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression'
  const when = (expression: string) => [
    { url: sdc, valueExpression: { language: 'text/fhirpath', expression } },
  ]
  const answer = (linkId: string) => `%resource.repeat(item).where(linkId='${linkId}').answer.first().value`
  const { body, report } = taken([
    { linkId: 'age', type: 'integer', text: 'Age' },
    { linkId: 'cough', type: 'boolean', text: 'Cough' },
    {
      linkId: 'x',
      type: 'string',
      text: 'X',
      extension: when(`(${answer('age')} >= 2 and ${answer('cough')} = true) or ${answer('age')}.empty()`),
    },
    { linkId: 'y', type: 'string', text: 'Y', extension: when(`${answer('age')} + 1 > 3`) },
  ])
  const [, , x, y] = body.elements as readonly Element[]
  expect(x?.visibleWhen).toEqual({
    combinator: 'Or',
    clauses: [
      {
        combinator: 'And',
        clauses: [
          { source: 'Age', operator: 'GreaterOrEquals', value: 2 },
          { source: 'Cough', operator: 'Equals', value: true },
        ],
      },
      { source: 'Age', operator: 'NotExists' },
    ],
  })
  expect(y?.visibleWhen).toBeUndefined()
  expect(report.refused).toMatchObject([{ linkId: 'y', what: expect.stringContaining('+ 1 > 3') }])
})

test('what is no questionnaire is refused; a bundle gives each questionnaire in it', () => {
  expect(importFile('x', [{ resourceType: 'Patient' }])).toMatchObject({
    ok: false,
    failure: { findings: [{ message: 'imports.other-resource' }] },
  })
  const questionnaire = {
    resourceType: 'Questionnaire',
    title: 'Q',
    item: [{ linkId: '1', type: 'string', text: 'Q' }],
  }
  const bundle = {
    resourceType: 'Bundle',
    entry: [
      { resource: questionnaire },
      { resource: { resourceType: 'Patient' } },
      { resource: { ...questionnaire, item: [] } },
    ],
  }
  const outcome = importFile('bundle.json', bundle)
  expect(outcome).toMatchObject({
    ok: true,
    value: [{ report: { title: 'Q', kept: 1 } }, { refusal: { message: 'imports.no-items' } }],
  })
})
