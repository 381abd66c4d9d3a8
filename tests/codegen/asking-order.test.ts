import { expect, test } from 'vitest'
import { askingOrder } from '#codegen/model/asking-order.ts'
import type { Field } from '#codegen/model/shape.ts'
import { screensOf } from '#generated/screens/all.ts'
import type { Element } from '#shared/forms/definition.ts'

test('on every screen the patient is asked for before what belongs to this patient', async () => {
  const screens = await Promise.all(Object.values(screensOf).map((open) => open()))
  const wrong = screens.flatMap(({ type, form }) => {
    const order = allOf(form.elements)
    const placeOf = (id: string) => order.findIndex((each) => each.id === id)
    return order.flatMap(({ id, patientFrom }, place) =>
      patientFrom !== undefined && placeOf(patientFrom) > place
        ? [`${type}: ${id} before ${patientFrom}`]
        : [],
    )
  })

  expect(wrong).toEqual([])
})

test('a question that waits for another comes right behind it, and the rest stays as the schema has it', () => {
  const named: Readonly<Record<string, string>> = { session: 'patient', place: 'patient' }
  const fields = ['session', 'kind', 'place', 'patient', 'remark'].map(fieldOf)
  const order = askingOrder(fields, ({ path }) => named[path])

  expect(order.map(({ name }) => name)).toEqual(['kind', 'patient', 'session', 'place', 'remark'])
})

function allOf(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) => [element, ...allOf(element.children ?? [])])
}

function fieldOf(name: string): Field {
  return { name, path: name, shape: { kind: 'string' } } as unknown as Field
}
