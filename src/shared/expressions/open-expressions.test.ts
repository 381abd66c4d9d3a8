import { describe, expect, test } from 'vitest'
import { compileForm } from '#shared/forms/compile-form.ts'
import { type Definition, definitionOf } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { importFile } from '#shared/imports/import-questionnaire.ts'
import { expressionFaults } from './expression-faults.ts'
import { openExpressions } from './open-expressions.ts'

const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-'

function expression(name: string, text: string) {
  return { url: `${sdc}${name}`, valueExpression: { language: 'text/fhirpath', expression: text } }
}

function imported(item: readonly unknown[], extension: readonly unknown[] = []): Definition {
  const outcome = importFile('form', {
    resourceType: 'Questionnaire',
    title: 'Form',
    status: 'active',
    item,
    extension,
  })
  const [first] = outcome.ok ? outcome.value : []
  if (!first || !('body' in first)) throw new Error('not imported')
  return definitionOf(first.body)
}

const answer = (linkId: string) => `%resource.item.where(linkId='${linkId}').answer.value`

const body = imported([
  { linkId: 'weight', text: 'Weight in kg', type: 'decimal' },
  { linkId: 'height', text: 'Height in cm', type: 'decimal' },
  {
    linkId: 'index',
    text: 'Body mass index',
    type: 'decimal',
    readOnly: true,
    extension: [
      expression(
        'calculatedExpression',
        `(${answer('weight')} / (${answer('height')} / 100).power(2)).round(1)`,
      ),
    ],
  },
  {
    linkId: 'advice',
    text: 'Advice on weight',
    type: 'text',
    extension: [expression('enableWhenExpression', `${answer('index')}.round(0) >= 25`)],
  },
])

describe('expressions that are none of our calculations', () => {
  const open = openExpressions(body)

  test('give the answer, and what it shows follows in the same step', () => {
    expect(open.express({}, {})).toEqual({
      values: { Body_mass_index: null },
      shown: { Advice_on_weight: false },
    })
    const answers = { Weight_in_kg: 81, Height_in_cm: 180 }
    expect(open.express(answers, {})).toEqual({
      values: { Body_mass_index: 25 },
      shown: { Advice_on_weight: true },
    })
  })

  test('are told to the open form, where what they show appears and is stored', () => {
    const filled = openAnswers(
      compileForm(body),
      { Weight_in_kg: 81, Height_in_cm: 180 },
      { newId: () => 'row' },
    )
    expect(filled.get('Body_mass_index').value).toBeUndefined()
    const { answers, context } = filled.toExpress()
    filled.setExpressed(open.express(answers, context))
    expect(filled.get('Body_mass_index').value).toBe(25)
    filled.set('Weight_in_kg', 60)
    filled.setExpressed(open.express(filled.toExpress().answers, {}))
    expect(filled.get('Body_mass_index').value).toBe(18.5)
    expect(filled.get('Advice_on_weight').visible).toBe(false)
    expect(filled.toAnswers('final')).toEqual({ Weight_in_kg: 60, Height_in_cm: 180, Body_mass_index: 18.5 })
  })

  test('nobody types over one that is read only; another one keeps what was typed until it is let go', () => {
    const loose = imported([
      { linkId: 'a', text: 'A', type: 'integer' },
      {
        linkId: 'b',
        text: 'B',
        type: 'integer',
        extension: [expression('calculatedExpression', `${answer('a')} mod 7`)],
      },
    ])
    const filled = openAnswers(compileForm(loose), { A: 9 }, { newId: () => 'row' })
    const express = () => filled.setExpressed(openExpressions(loose).express(filled.toExpress().answers, {}))
    express()
    expect(filled.get('B').value).toBe(2)
    filled.set('B', 5)
    filled.set('A', 10)
    express()
    expect(filled.get('B')).toMatchObject({ value: 5, byHand: true })
    filled.restore('B')
    expect(filled.get('B')).toMatchObject({ value: 3, byHand: false })

    const closed = openAnswers(compileForm(body), {}, { newId: () => 'row' })
    closed.set('Body_mass_index', 99)
    expect(closed.get('Body_mass_index').value).toBeUndefined()
  })
})

describe('nothing but the form and its answers is in reach', () => {
  const asked = (text: string) => {
    const form = imported([
      { linkId: 'a', text: 'A', type: 'string' },
      { linkId: 'b', text: 'B', type: 'string', extension: [expression('calculatedExpression', text)] },
    ])
    return openExpressions(form).express({ A: 'x' }, { values: { 'patient.age': 30 } })
  }

  test.each([
    "'http://127.0.0.1/Patient/1'.resolve()",
    "%server.read(Patient, '1')",
    "%terminologies.expand('http://127.0.0.1/set')",
    `${answer('a')}.memberOf('http://127.0.0.1/set')`,
    '%patient.name.family',
    '%user.id',
    'process.env',
    "constructor.constructor('return this')()",
  ])('%s gives nothing, and the answer stays as it is', (text) => {
    expect(asked(text).values.B ?? undefined).toBeUndefined()
  })

  test('what is written for a log goes nowhere', () => {
    expect(asked(`${answer('a')}.trace('secret')`).values).toEqual({ B: 'x' })
  })
})

test('expressions that wait for each other come to an end, and what does not come to rest is not known', () => {
  const form = imported([
    { linkId: 'a', text: 'A', type: 'integer' },
    ...['b', 'c'].map((linkId) => ({
      linkId,
      text: linkId.toUpperCase(),
      type: 'integer',
      readOnly: true,
      extension: [
        expression(
          'calculatedExpression',
          `%resource.item.where(linkId > 'a' and linkId != '${linkId}').answer.value.sum() + 1`,
        ),
      ],
    })),
  ])
  expect(openExpressions(form).express({}, {})).toEqual({ values: {}, shown: {} })
})

test('questions that name each other in their expressions are a circle with its chain', () => {
  const at = (linkId: string, other: string) => ({
    id: linkId,
    type: 'Integer' as const,
    label: linkId,
    fhirPath: { value: `${answer(other)} mod 3` },
  })
  expect(compileForm({ elements: [at('one', 'two'), at('two', 'one')] }).cycles).toEqual([
    ['one', 'two', 'one'],
  ])
})

test('each row of a list has its own', () => {
  const form = imported([
    {
      linkId: 'drink',
      text: 'Drink',
      type: 'group',
      repeats: true,
      item: [
        { linkId: 'glasses', text: 'Glasses', type: 'integer' },
        {
          linkId: 'odd',
          text: 'Odd',
          type: 'boolean',
          readOnly: true,
          extension: [
            expression(
              'calculatedExpression',
              '%context.answer.exists().not() and %resource.item.count() > 1',
            ),
          ],
        },
      ],
    },
  ])
  const answers = {
    Drink: [
      { _rowId: 'one', Glasses: 1 },
      { _rowId: 'two', Glasses: 2 },
    ],
  }
  expect(Object.keys(openExpressions(form).express(answers, {}).values)).toEqual([
    'Drink/one/Odd',
    'Drink/two/Odd',
  ])
})

test('an expression that cannot be read is named with its place', () => {
  const faulty: Definition = {
    elements: [
      { id: 'a', type: 'Integer', label: 'Sum', fhirPath: { value: '1 + (', variables: { x: '2' } } },
    ],
  }
  expect(expressionFaults(faulty)).toMatchObject([
    {
      pointer: '/elements/0/fhirPath/value',
      weight: 'blocks',
      message: 'forms.unreadable-expression',
      parameters: { path: 'Sum' },
    },
  ])
})
