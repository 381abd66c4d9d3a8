import { expect, test } from 'vitest'
import { edited, type FormEdit } from './form-edit.ts'
import { sectionAfter, withNamed } from './section-after.ts'

const form = {
  elements: [
    { id: 'mood', type: 'Integer', label: 'Mood' },
    { id: 'sleep', type: 'String', label: 'Sleep' },
  ],
} as const
const section = {
  requiredElements: ['mood', 'sleep'],
  hiddenElements: ['sleep'],
  prefill: [{ elementId: 'sleep', path: 'patient.name' }],
}
const after = (edit: FormEdit) => sectionAfter(section, edit, edited(form, edit))

test('a question that has another id is still required, hidden and filled by its section', () => {
  expect(after({ kind: 'rename', from: 'sleep', to: 'nights' })).toEqual({
    requiredElements: ['mood', 'nights'],
    hiddenElements: ['nights'],
    prefill: [{ elementId: 'nights', path: 'patient.name' }],
  })
})

test('a question that is removed is not named by its section any more', () => {
  expect(after({ kind: 'remove', ids: ['sleep'] })).toEqual({
    requiredElements: ['mood'],
    hiddenElements: [],
    prefill: [],
  })
})

test('what does not concern the section leaves it as it is', () => {
  const moved: FormEdit = { kind: 'move', id: 'sleep', place: { index: 0 } }
  expect(after(moved)).toBe(section)
  expect(after({ kind: 'change', id: 'mood', fields: { label: 'How are you' } })).toBe(section)
  const bare = { requiredElements: ['mood'] }
  expect(sectionAfter(bare, { kind: 'remove', ids: ['sleep'] }, edited(form, moved))).toBe(bare)
})

test('a question is named once in a list of its section, and taken from it', () => {
  const twice = withNamed(
    withNamed({}, 'requiredElements', { id: 'mood', isNamed: true }),
    'requiredElements',
    {
      id: 'mood',
      isNamed: true,
    },
  )
  expect(twice).toEqual({ requiredElements: ['mood'] })
  expect(withNamed(twice, 'requiredElements', { id: 'mood', isNamed: false })).toEqual({
    requiredElements: [],
  })
})
