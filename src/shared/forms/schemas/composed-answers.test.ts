import { describe, expect, test } from 'vitest'
import { formElementTypes } from '#generated/enumerations/form-element-type.ts'
import { messages as english } from '#generated/messages/en.js'
import { messages as spanish } from '#generated/messages/es.js'
import { compositionOf, standInFor } from '#shared/elements/element.ts'
import { columnsOf } from '#shared/elements/rows/grid.ts'
import type { Element } from '#shared/forms/definition.ts'
import { conforms } from '#shared/forms/schemas/conforms.ts'
import { oneValueSchema } from '#shared/forms/schemas/value-schema.ts'
import { calculate } from '#shared/forms/values/calculate.ts'

const composed = formElementTypes.filter((type) => compositionOf({ type }))

function allParts(parts: readonly Element[]): readonly Element[] {
  return parts.flatMap((part) => [part, ...allParts(columnsOf(part))])
}

describe('answers that are made of parts', () => {
  test.each(composed)('%s: no part has a name twice, and each has words in both languages', (type) => {
    const { parts = [] } = compositionOf({ type }) ?? {}
    const ids = parts.map(({ id }) => id)
    const labels = allParts(parts).flatMap(({ labelId, options = [] }) => [
      labelId,
      ...options.map((option) => option.labelId),
    ])

    expect(new Set(ids).size).toBe(ids.length)
    for (const label of labels) {
      expect(Object.hasOwn(english, label ?? ''), label).toBe(true)
      expect(Object.hasOwn(spanish, label ?? ''), label).toBe(true)
    }
  })

  test.each(composed)('%s takes its own parts and refuses a part that it does not have', (type) => {
    const element: Element = { id: 'asked', type, label: 'Asked' }
    const schema = oneValueSchema(element)
    const wrap = (record: object) => (compositionOf(element)?.as === 'rows' ? [record] : record) as never

    expect(conforms(schema, wrap({}))).toBe(true)
    expect(conforms(schema, wrap({ 'no-such-part': 1 }))).toBe(false)
    expect(conforms(schema, 'text')).toBe(false)
  })

  test('bounds of a part hold', () => {
    const schema = oneValueSchema({ id: 'vitals', type: 'VitalSigns', label: 'Vital signs' })

    expect(conforms(schema, { systolic: 120, temperature: { value: 37, unit: 'Cel' } })).toBe(true)
    expect(conforms(schema, { systolic: 1200 })).toBe(false)
    expect(conforms(schema, { temperature: { value: 37, unit: 'K' } })).toBe(false)
  })

  test('parts that repeat are lists, tables are rows', () => {
    const schema = oneValueSchema({ id: 'safety', type: 'SafetyPlan', label: 'Safety plan' })

    expect(
      conforms(schema, { warningSigns: ['no sleep'], helpers: [{ name: 'Lee', phone: '+15035550134' }] }),
    ).toBe(true)
    expect(conforms(schema, { warningSigns: 'no sleep' })).toBe(false)
  })
})

describe('types that stand for a plainer one', () => {
  test('a picker holds a reference, a place of service the code of its list, a scale a whole number', () => {
    const schemaOf = (type: Element['type']) =>
      oneValueSchema({ id: 'asked', type, label: 'Asked', validation: { max: 10 } })

    expect(conforms(schemaOf('Practitioner'), { id: 'p1', resourceType: 'Practitioner' })).toBe(true)
    expect(conforms(schemaOf('Practitioner'), 'Okafor')).toBe(false)
    expect(conforms(schemaOf('PlaceOfService'), '11')).toBe(true)
    expect(conforms(schemaOf('Scale'), 7)).toBe(true)
    expect(conforms(schemaOf('Scale'), 11)).toBe(false)
    expect(conforms(schemaOf('Interventions'), [{ code: 'cbt' }, { text: 'A walk' }])).toBe(true)
  })

  test('a plain type stands for itself', () => {
    const element: Element = { id: 'asked', type: 'String', label: 'Asked' }
    expect(standInFor(element)).toBe(element)
  })
})

test('a score is its number, its band and how much is missing', () => {
  const element: Element = {
    id: 'total',
    type: 'Score',
    label: 'Total',
    calculation: { kind: 'Sum', sources: ['a', 'b'] },
    bands: [
      { min: 0, max: 4, label: 'Minimal', severity: 'Info' },
      { min: 5, max: 9, label: 'Mild', severity: 'Mild' },
    ],
  }
  const readings = [5, 0].map((value) => ({ element: undefined, value }))
  const half = [5, undefined].map((value) => ({ element: undefined, value }))

  expect(calculate(element, readings, {}).value).toEqual({ value: 5, band: 'Mild', missing: 0 })
  expect(calculate(element, half, {}).value).toEqual({ band: 'Incomplete', missing: 1 })
})

test('a row of a matrix has one answer, and a grid of boxes as many as there are', () => {
  const columns: readonly Element[] = ['never', 'often'].map((id) => ({ id, type: 'Boolean', label: id }))
  const grid: Element = { id: 'asked', type: 'Grid', label: 'Asked', rows: [{ id: 'sleep' }], columns }
  const one = { rows: { sleep: { never: true } } }
  const both = { rows: { sleep: { never: true, often: true } } }

  expect(conforms(oneValueSchema({ ...grid, display: 'Matrix' }), one)).toBe(true)
  expect(conforms(oneValueSchema({ ...grid, display: 'Matrix' }), both)).toBe(false)
  expect(conforms(oneValueSchema({ ...grid, display: 'Matrix' }), { rows: { sleep: { _na: true } } })).toBe(
    true,
  )
  expect(conforms(oneValueSchema(grid), both)).toBe(true)
})
