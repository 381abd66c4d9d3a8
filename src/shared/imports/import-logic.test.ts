import { expect, test } from 'vitest'
import type { Element } from '#shared/forms/definition.ts'
import { type Imported, importFile } from './import-questionnaire.ts'

type Item = { readonly [key: string]: unknown }

function taken(items: readonly Item[], rest: Item = {}): Imported {
  const outcome = importFile('test.json', {
    resourceType: 'Questionnaire',
    title: 'Test',
    item: items,
    ...rest,
  })
  const [one] = outcome.ok ? outcome.value : []
  if (!one || !('body' in one)) throw new Error('not imported')
  return one
}

const elementsOf = (items: readonly Item[]) => taken(items).body.elements as readonly Element[]
const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-'
const said = (name: string, expression: string) => ({
  url: `${sdc}${name}`,
  valueExpression: { language: 'text/fhirpath', expression },
})
const answer = (linkId: string) => `%resource.descendants().where(linkId='${linkId}').answer.value`
const number = (linkId: string, more: Item = {}) => ({ linkId, type: 'decimal', text: linkId, ...more })

test.each([
  [`${answer('a')} + ${answer('b')}`, { kind: 'Sum', missing: 'Blank', sources: ['a', 'b'] }],
  [`${answer('a')} - ${answer('b')}`, { kind: 'Difference', sources: ['a', 'b'] }],
  [`(${answer('a')}) * 2`, { kind: 'Multiply', sources: ['a', 2] }],
  [`(${answer('a')} + ${answer('b')}) / 2`, { kind: 'Average', missing: 'Blank', sources: ['a', 'b'] }],
  [answer('a'), { kind: 'Copy', sources: ['a'] }],
])('the calculation %s becomes one of ours', (expression, calculation) => {
  const [, , total] = elementsOf([
    number('a'),
    number('b'),
    number('c', { extension: [said('calculatedExpression', expression)] }),
  ])
  expect(total?.calculation).toMatchObject(calculation)
  expect(total?.fhirPath).toBeUndefined()
})

test('a calculation and a condition that we cannot make are kept word for word, with the named expressions that they use', () => {
  const { body, report } = taken(
    [
      number('a'),
      number('c', {
        extension: [
          said('calculatedExpression', '%half.round(1)'),
          said('enableWhenExpression', `${answer('a')} + 1 > 3`),
        ],
      }),
    ],
    {
      extension: [
        {
          url: 'http://hl7.org/fhir/StructureDefinition/variable',
          valueExpression: { name: 'half', language: 'text/fhirpath', expression: '%first / 2' },
        },
        {
          url: 'http://hl7.org/fhir/StructureDefinition/variable',
          valueExpression: { name: 'first', language: 'text/fhirpath', expression: answer('a') },
        },
      ],
    },
  )
  expect((body.elements[1] as Element).fhirPath).toEqual({
    value: '%half.round(1)',
    visible: `${answer('a')} + 1 > 3`,
    variables: { half: '%first / 2', first: answer('a') },
  })
  expect(report.refused.map(({ what }) => what)).toEqual([
    expect.stringContaining('kept word for word'),
    expect.stringContaining('kept word for word'),
  ])
})

const variable = (name: string, expression: string) => ({
  url: 'http://hl7.org/fhir/StructureDefinition/variable',
  valueExpression: { name, language: 'text/fhirpath', expression },
})

test('a named expression of the questionnaire is asked of the whole response, one of a group of that group, wherever they are used', () => {
  const bmi = (own: string) =>
    number(own, { extension: [said('calculatedExpression', '(%weight / %height / %height).round(1)')] })
  const { body } = taken(
    [
      {
        linkId: "patient's body",
        type: 'group',
        text: 'Body',
        extension: [variable('height', "item.where(linkId='height').answer.value")],
        item: [number('height'), bmi('index')],
      },
    ],
    { extension: [variable('weight', "item.where(linkId='weight').answer.value")] },
  )
  const [group] = body.elements as readonly Element[]
  expect(group?.children?.[1]?.fhirPath?.variables).toEqual({
    weight: "%resource.select(item.where(linkId='weight').answer.value)",
    height:
      "%resource.repeat(item).where(linkId = 'patient\\'s body').select(item.where(linkId='height').answer.value)",
  })
})

test.each([
  ["item.where(linkId='a').answer.value", true],
  ["iif(item.where(linkId='a').answer.value = true, 1, 0)", true],
  ['where(item.exists()).count()', true],
  ["%resource.item.where(linkId='a' and answer.exists()).count()", false],
  ["%resource.descendants().where((linkId='item (a)')).answer.value", false],
  ['23', false],
])('whether %s goes on from where it stands is seen', (expression, isAskedAtTop) => {
  const total = number('c', { extension: [said('calculatedExpression', '%x.power(2)')] })
  const { body } = taken([number('a'), total], { extension: [variable('x', expression)] })
  const text = isAskedAtTop ? `%resource.select(${expression})` : expression
  expect((body.elements[1] as Element).fhirPath?.variables).toEqual({ x: text })
})

test('a name that means two things in one calculation is not worked out, and the report does not say that it is', () => {
  const both = variable('both', '%factor + 1')
  const item = number('c', {
    extension: [variable('factor', '3'), said('calculatedExpression', '(%factor + %both).power(2)')],
  })
  const { body, report } = taken([item], { extension: [variable('factor', '2'), both] })
  expect((body.elements[0] as Element).fhirPath).toBeUndefined()
  expect(report.refused.map(({ what }) => what)).toContainEqual(
    expect.stringContaining("isn't worked out here"),
  )
})

test('conditions by names that name each other end nowhere too', () => {
  const condition = said('enableWhenExpression', '%a.exists()')
  const { body } = taken([number('c', { extension: [condition] })], {
    extension: [variable('a', '%b'), variable('b', '%a')],
  })
  expect((body.elements[0] as Element).visibleWhen).toBeUndefined()
})

test('the same name means in each question what that question says', () => {
  const of = (linkId: string, value: string) =>
    number(linkId, {
      extension: [variable('factor', value), said('calculatedExpression', '%factor.power(2)')],
    })
  const [first, second] = elementsOf([of('a', '2'), of('b', '3')])
  expect(first?.fhirPath?.variables).toEqual({ factor: '2' })
  expect(second?.fhirPath?.variables).toEqual({ factor: '3' })
})

test('named expressions that name each other end nowhere, and the import goes on', () => {
  const [only] = taken([number('c', { extension: [said('calculatedExpression', '%a')] })], {
    variable: [
      { name: 'a', expression: '%b' },
      { name: 'b', expression: '%a' },
    ],
  }).body.elements as readonly Element[]
  expect(only?.fhirPath?.value).toBe('%a')
})

test('words in other languages become translations of the question and its options', () => {
  const inSpanish = (content: string) => ({
    extension: [
      {
        url: 'http://hl7.org/fhir/StructureDefinition/translation',
        extension: [
          { url: 'lang', valueCode: 'es' },
          { url: 'content', valueString: content },
        ],
      },
    ],
  })
  const { body } = taken([
    {
      linkId: 'm',
      type: 'choice',
      text: 'Mood',
      _text: inSpanish('Ánimo'),
      answerOption: [{ valueCoding: { code: 'good', display: 'Good', _display: inSpanish('Bueno') } }],
    },
  ])
  expect(body.translations).toEqual({ es: { Mood: { label: 'Ánimo', options: { good: 'Bueno' } } } })
})

test('a choice whose list is elsewhere stays a choice, and a first answer can be chosen', () => {
  const [bare, begun] = elementsOf([
    { linkId: 'a', type: 'choice', text: 'A', answerValueSet: 'http://elsewhere.org/vs' },
    {
      linkId: 'b',
      type: 'choice',
      text: 'B',
      answerValueSet: 'http://elsewhere.org/vs',
      initial: [{ valueCoding: { code: 'x', display: 'X' } }],
    },
  ])
  expect(bare).toMatchObject({ type: 'OpenChoice', options: [] })
  expect(begun).toMatchObject({ options: [{ code: 'x', label: 'X' }], default: { code: 'x' } })
})

test('a help that is shown at times only stays a text with its condition', () => {
  const help = {
    url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl',
    valueCodeableConcept: { coding: [{ code: 'help' }] },
  }
  const elements = elementsOf([
    {
      linkId: 'q',
      type: 'boolean',
      text: 'Q',
      item: [
        {
          linkId: 'h',
          type: 'display',
          text: 'Help',
          extension: [help],
          enableWhen: [{ question: 'q', operator: '=', answerBoolean: true }],
        },
      ],
    },
  ])
  expect(elements[1]?.children?.[0]).toMatchObject({
    type: 'Instructions',
    visibleWhen: { clauses: [{ source: 'Q', value: true }] },
  })
})

test('the file itself is kept, with value sets that stood beside it', () => {
  const set = {
    resourceType: 'ValueSet',
    url: 'http://x/vs',
    compose: { include: [{ concept: [{ code: 'a' }] }] },
  }
  const questionnaire = {
    resourceType: 'Questionnaire',
    title: 'Q',
    item: [{ linkId: '1', type: 'choice', text: 'Q', answerValueSet: 'http://x/vs' }],
  }
  const outcome = importFile('bundle.json', {
    resourceType: 'Bundle',
    entry: [{ resource: questionnaire }, { resource: set }],
  })
  const [one] = outcome.ok ? outcome.value : []
  expect(one).toMatchObject({ body: { original: { ...questionnaire, contained: [set] } } })
})
