import { expect, test } from 'vitest'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import { startAnswers } from './start-answers.ts'

const begun = (elements: readonly Element[]) =>
  startAnswers(compileForm({ elements }), {
    newId: () => 'row',
    values: { today: '2026-03-04', 'patient.gender': 'female', 'patient.age': 'unknown' },
  })

test('a form begins with what is known of the patient, else with its defaults; what does not fit is left out', () => {
  const answers = begun([
    { id: 'day', type: 'Date', label: 'Day', default: { path: 'today' } },
    { id: 'gender', type: 'String', label: 'Gender', prefill: 'patient.gender', default: 'other' },
    { id: 'age', type: 'Integer', label: 'Age', prefill: 'patient.age' },
    {
      id: 'mood',
      type: 'Choice',
      label: 'Mood',
      default: 'nowhere',
      options: [{ code: 'good', label: 'Good' }],
    },
    {
      id: 'likes',
      type: 'Choice',
      label: 'Likes',
      multiple: true,
      default: ['a'],
      options: [{ code: 'a', label: 'A' }],
    },
  ])
  expect(answers).toEqual({ day: '2026-03-04', gender: 'female', likes: ['a'] })
})

test('a list begins with the rows that it needs at least', () => {
  const child: Element = { id: 'name', type: 'String', label: 'Name', default: 'new' }
  const answers = begun([
    { id: 'list', type: 'Repeater', label: 'List', repeats: { min: 2 }, children: [child] },
  ])
  expect(answers.list).toEqual([
    { _rowId: 'row', name: 'new' },
    { _rowId: 'row', name: 'new' },
  ])
})
