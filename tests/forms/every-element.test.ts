import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { formElementTypes } from '#generated/enumerations/form-element-type.ts'
import { validate as formElement } from '#generated/validators/shared/form-element.js'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { answerSchemas } from '#shared/forms/schemas/answer-schemas.ts'
import { formats } from '#shared/forms/schemas/conforms.ts'
import { everyElement } from '#tests/bench/forms/every-element.ts'
import { aFilledCopy } from '#tests/support/a-filled-copy.ts'

const form = compileForm(everyElement)
const seeds = Array.from({ length: 6 }, (_, index) => 20_261_121 + index)

const all = (elements: readonly Element[]): readonly Element[] =>
  elements.flatMap((element) => [element, ...all(element.children ?? [])])

test('the form of every element has every type, and each of its elements is as its schema says', () => {
  const types = new Set(all(everyElement.elements).map(({ type }) => type))

  expect(formElementTypes.filter((type) => !types.has(type))).toEqual([])
  for (const element of everyElement.elements)
    expect(formElement(element), JSON.stringify(formElement.errors)).toBe(true)
  expect(checkDefinition(everyElement).filter(({ weight }) => weight === 'blocks')).toEqual([])
})

test('an element that lacks what its type needs is refused', () => {
  expect(formElement({ id: 'embedded', type: 'Subform', label: 'Embedded form' })).toBe(false)
  expect(formElement({ id: 'agreed', type: 'Consent', label: 'Consent' })).toBe(false)
  expect(formElement({ id: 'vitals', type: 'VitalSigns', label: 'Vital signs', systolic: 120 })).toBe(false)
})

test(`filled at random it has no finding, its JSON Schema agrees, and it opens as it was stored (${seeds.length} copies from seed ${seeds[0]})`, () => {
  const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 9, formats: { ...formats } })
  const isFinal = ajv.compile(answerSchemas(form).final)

  for (const seed of seeds) {
    const copy = aFilledCopy(form, seed)
    const opened = openAnswers(form, copy, { newId: () => 'row' })

    expect(
      validateAnswers(form, copy, { mode: 'final', context: {} }).filter(({ weight }) => weight === 'blocks'),
    ).toEqual([])
    expect(isFinal(copy), JSON.stringify(isFinal.errors?.slice(0, 3))).toBe(true)
    expect(opened.toAnswers('final')).toEqual(copy)
  }
})
