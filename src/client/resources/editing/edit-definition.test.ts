import { expect, test } from 'vitest'
import { screenSummaries, screensOf } from '#generated/screens/all.ts'
import { screen as appointment } from '#generated/screens/appointment.ts'
import { screen as documentTransmission } from '#generated/screens/document-transmission.ts'
import { screen as note } from '#generated/screens/note.ts'
import { screen as noteDefinition } from '#generated/screens/note-definition.ts'
import { screen as sharedScribble } from '#generated/screens/shared-scribble.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'
import { editDefinition, onlyBeginnings } from './edit-definition.ts'

const named = (elements: readonly Element[], id: string): Element | undefined =>
  elements
    .map((element) => (element.id === id ? element : named(element.children ?? [], id)))
    .find((element) => element !== undefined)

test('a new record begins only in a state in which it may begin', () => {
  const { elements } = editDefinition(appointment, 'new')
  const codes = named(elements, 'status')?.options?.map(({ code }) => code)

  expect(new Set(codes)).toEqual(new Set(appointment.transitions.status?.['(new)']))
})

test.each(screenSummaries)('no question of a $type stands twice in its form', async ({ type }) => {
  const { form } = await screensOf[type]()
  const all = (elements: readonly Element[]): readonly string[] =>
    elements.flatMap(({ id, children = [] }) => [id, ...all(children)])
  const ids = all(definitionOf(form).elements)

  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('where there is one beginning, nobody is asked for it', () => {
  expect(onlyBeginnings(noteDefinition)).toEqual({ status: 'Draft' })
  expect(named(editDefinition(noteDefinition, 'new').elements, 'status')?.hidden).toBe(true)
})

test('a state that only the server writes is not sent', () => {
  expect(onlyBeginnings(note)).not.toHaveProperty('signingState')
})

test('a state of a stored record is changed by its buttons, not in the form', () => {
  expect(named(editDefinition(noteDefinition, 'edit').elements, 'status')?.readOnly).toBe(true)
  expect(named(editDefinition(noteDefinition, 'edit').elements, 'name')?.readOnly).toBeUndefined()
})

test('of what stays as it was made no part can be changed', () => {
  const { elements } = editDefinition(documentTransmission, 'edit')
  expect(named(elements, 'recipient.name')?.readOnly).toBe(true)
})

test('what is not plain has its sentence under it, in rows as well', () => {
  const help = { status: 'Where it stands.', 'attendees.requirement': 'What somebody does there.' }
  const { elements } = editDefinition(appointment, 'new', { help })

  expect(named(elements, 'status')?.help).toBe('Where it stands.')
  expect(named(elements, 'attendees.requirement')?.help).toBe('What somebody does there.')
  expect(named(elements, 'kind')?.help).toBeUndefined()
})

test('a record that is only looked at has no field to type into', () => {
  const { elements } = editDefinition(appointment, 'view')
  expect(elements.every(({ readOnly }) => readOnly === true)).toBe(true)
})

test('of a record that is only shared with the reader nothing but the open fields can be entered', () => {
  const { elements } = editDefinition(sharedScribble, 'edit', { only: ['comments'] })
  expect(named(elements, 'comments')?.readOnly).toBeUndefined()
  for (const id of ['title', 'body', 'visibility', 'sharedWith'])
    expect(named(elements, id)?.readOnly, id).toBe(true)
})
