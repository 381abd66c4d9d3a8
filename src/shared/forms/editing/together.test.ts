import { expect, test } from 'vitest'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { edited } from './form-edit.ts'
import { standingsOf } from './standings-of.ts'
import { changedTogether, copiedBehind, groupedIn, movedTogether, rangeOf, togetherOf } from './together.ts'

const question = (id: string): Element => ({ id, type: 'String', label: id })
const form: Definition = {
  elements: [
    question('a'),
    { id: 'part', type: 'Section', label: 'Part', children: [question('b'), question('c')] },
    question('d'),
  ],
}
const read = (definition: Definition) =>
  standingsOf(definition).map(({ element, depth }) => `${'-'.repeat(depth)}${element.id}`)

test('a group goes with all that is in it, in the order in which it is read', () => {
  expect(togetherOf(form, ['d', 'c', 'part']).map(({ id }) => id)).toEqual(['part', 'd'])
  expect(togetherOf(form, ['c', 'b', 'gone']).map(({ id }) => id)).toEqual(['b', 'c'])
})

test('from one element to another everything between them is taken, in either direction', () => {
  expect(rangeOf(form, 'a', 'b')).toEqual(['a', 'part', 'b'])
  expect(rangeOf(form, 'd', 'c')).toEqual(['c', 'd'])
  expect(rangeOf(form, 'gone', 'c')).toEqual(['c'])
})

test('questions are put into a new section where the first of them stood', () => {
  const group: Element = { id: 'new', type: 'Section', label: 'New' }
  const edit = groupedIn(form, ['d', 'b'], group)
  expect(edit && read(edited(form, edit))).toEqual(['a', 'part', '-new', '--b', '--d', '-c'])
  expect(groupedIn(form, ['gone'], group)).toBeUndefined()
})

test('copies stand behind the last of what was copied, and all of them are changed at once', () => {
  const copied = copiedBehind(form, ['a', 'd'])
  expect(copied && read(edited(form, copied))).toEqual(['a', 'part', '-b', '-c', 'd', 'a_2', 'd_2'])
  const required = edited(form, changedTogether(form, ['a', 'b'], { required: true }))
  expect(
    standingsOf(required)
      .filter(({ element }) => element.required)
      .map(({ element }) => element.id),
  ).toEqual(['a', 'b'])
})

test('several are moved to one place in the order in which they are read, never into themselves', () => {
  const moved = (ids: readonly string[], place: Parameters<typeof movedTogether>[2]) => {
    const edit = movedTogether(form, ids, place)
    return edit && read(edited(form, edit))
  }
  expect(moved(['b', 'a'], { index: 3 })).toEqual(['part', '-c', 'd', 'a', 'b'])
  expect(moved(['d', 'c'], { index: 0 })).toEqual(['c', 'd', 'a', 'part', '-b'])
  expect(moved(['a', 'd'], { parent: 'part', index: 1 })).toEqual(['part', '-b', '-a', '-d', '-c'])
  expect(moved(['a'], { index: 1 })).toBeUndefined()
  expect(moved(['part'], { parent: 'part', index: 0 })).toBeUndefined()
})
