import { expect, test } from 'vitest'
import { compileForm } from '#shared/forms/compile-form.ts'
import { upgradedAnswers } from './upgraded-answers.ts'

const next = compileForm({
  elements: [
    { id: 'section', type: 'Section', label: 'All', children: [{ id: 'why', type: 'Text', label: 'Why?' }] },
    { id: 'hours', type: 'Integer', label: 'Hours' },
    {
      id: 'people',
      type: 'Repeater',
      label: 'Who else?',
      children: [{ id: 'name', type: 'String', label: 'Name' }],
    },
  ],
})

test('what is asked still keeps its answer, wherever it is asked now; what is not asked any more is named', () => {
  expect(upgradedAnswers(next, { why: 'The dog', color: 'Blue', empty: '' }, {})).toEqual({
    ...{ answers: { why: 'The dog' }, kept: 1, gone: ['color'], unfit: [] },
  })
})

test('an answer of another shape is left out and named; what stands aside goes along for the questions that stay', () => {
  const carried = { from: { id: 'n', resourceType: 'Note' }, on: '2026-02-12' }
  const given = {
    hours: 'six',
    why: 'The dog',
    _parked: { hours: 6, color: 'Blue' },
    _carried: { why: carried },
  }
  expect(upgradedAnswers(next, given, {})).toEqual({
    answers: { why: 'The dog', _parked: { hours: 6 }, _carried: { why: carried } },
    ...{ kept: 1, gone: [], unfit: ['hours'] },
  })
})
