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

const elementsOf = (items: readonly Item[]) => taken(items).body.elements as readonly Element[]
const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-'
const said = (name: string, expression: string) => ({
  url: `${sdc}${name}`,
  valueExpression: { language: 'text/fhirpath', expression },
})
const answer = (linkId: string) => `%resource.descendants().where(linkId='${linkId}').answer.value`
const variable = (name: string, expression: string) => ({
  url: 'http://hl7.org/fhir/StructureDefinition/variable',
  valueExpression: { name, language: 'text/fhirpath', expression },
})
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

test('a sum of which only the last part is divided is no average: it is kept word for word', () => {
  const expression = `${answer('a')} + ${answer('b')} / 2`
  const total = number('c', { extension: [said('calculatedExpression', expression)] })
  const [, , kept] = elementsOf([number('a'), number('b'), total])
  expect(kept?.calculation).toBeUndefined()
  expect(kept?.fhirPath).toEqual({ value: expression })
})

const heard = {
  linkId: 'heard',
  type: 'choice',
  text: 'Heard',
  answerOption: ['Yes', 'No', 'Both', 'Both'].map((display, at) => ({
    valueCoding: { code: `${display.charAt(0)}${at}`, display },
  })),
}

test.each([
  ['%resource.descendants()', "= 'Yes'", [{ source: 'Heard', operator: 'Equals', value: 'Y0' }]],
  [
    '%resource.descendants()',
    "!= 'Yes'",
    [{ operator: 'Exists' }, { operator: 'NotEquals', value: 'Y0' }].map((one) => ({
      source: 'Heard',
      ...one,
    })),
  ],
  ['%resource.descendants()', "= 'Perhaps'", undefined],
  ['%resource.descendants()', "= 'Both'", undefined],
  ['%resource.descendants()', "> 'A'", undefined],
])('a condition on the words of an option, %s… %s, asks for its code', (start, rest, clauses) => {
  const path = `${start}.where(linkId='heard').answer.value.display`
  const shown = (expression: string) => {
    const item = number('c', { extension: [said('enableWhenExpression', expression)] })
    const { body } = taken([heard, item], { extension: [variable('words', path)] })
    return body.elements[1] as Element
  }
  for (const expression of [`${path} ${rest}`, `%words ${rest}`]) {
    expect(shown(expression).visibleWhen?.clauses).toEqual(clauses)
    expect(shown(expression).fhirPath?.visible).toBe(clauses ? undefined : expression)
  }
})

const inUnits = (...codes: readonly string[]) => ({
  linkId: 'weight',
  type: 'quantity',
  text: 'Weight',
  extension: codes.map((code) => ({
    url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-unitOption',
    valueCoding: { system: 'http://unitsofmeasure.org', code },
  })),
})

test.each([
  ["> 200 '[lb_av]'", ['[lb_av]'], true],
  ["> 200 '[lb_av]'", ['kg', '[lb_av]'], false],
  ["> 200 '[lb_av]'", ['kg'], false],
  ["> 200 '[lb_av]'", [], false],
  ['> 200', ['kg'], false],
  ['> 200', [], true],
  ['.value > 200', ['kg', '[lb_av]'], true],
  [".code = 'kg'", ['kg', '[lb_av]'], false],
])('a weight is compared (%s) where the question has that unit alone: %j', (rest, units, isRead) => {
  const expression = `${answer('weight')}${rest.startsWith('.') ? '' : ' '}${rest}`
  const item = number('c', { extension: [said('enableWhenExpression', expression)] })
  const [, shown] = elementsOf([inUnits(...units), item])
  const clause = { source: 'Weight', operator: 'GreaterThan', value: 200 }
  expect(shown?.visibleWhen?.clauses).toEqual(isRead ? [clause] : undefined)
  expect(shown?.fhirPath?.visible).toBe(isRead ? undefined : expression)
})

test.each([
  [{ value: 200, code: '[lb_av]' }, ['[lb_av]'], true],
  [{ value: 200, unit: '[lb_av]' }, ['[lb_av]'], true],
  [{ value: 200, code: '[lb_av]' }, ['kg', '[lb_av]'], false],
  [{ value: 200 }, ['kg'], false],
  [{ value: 200 }, [], true],
])('%j is asked of a weight in %j only where the unit is one', (answerQuantity, units, isRead) => {
  const enableWhen = [{ question: 'weight', operator: '>', answerQuantity }]
  const { body, report } = taken([inUnits(...units), number('c', { enableWhen })])
  const clause = { source: 'Weight', operator: 'GreaterThan', value: 200 }
  expect((body.elements[1] as Element).visibleWhen?.clauses).toEqual(isRead ? [clause] : undefined)
  expect(report.refused.map(({ what }) => what)).toEqual(
    isRead ? [] : [expect.stringContaining('A condition cannot be read')],
  )
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
