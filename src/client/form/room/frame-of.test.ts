import { expect, test } from 'vitest'
import { marksOf } from './frame-of.ts'

const question = {
  id: 'f:weight',
  element: { id: 'weight', type: 'Decimal' as const, label: 'Weight' },
  isRequired: false,
  frame: 'single' as const,
}

test('a control is marked as wrong by a finding that blocks, and only described by one that warns', () => {
  const high = { pointer: '/weight', message: 'forms.unusually-high' }

  expect(marksOf({ ...question, findings: [{ ...high, weight: 'warns' }] })).toEqual({
    'aria-describedby': 'f:weight-findings',
  })
  expect(marksOf({ ...question, findings: [{ ...high, weight: 'blocks' }] })).toEqual({
    'aria-invalid': true,
    'aria-describedby': 'f:weight-findings',
  })
})
