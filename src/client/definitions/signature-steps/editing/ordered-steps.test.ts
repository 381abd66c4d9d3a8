import { expect, test } from 'vitest'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import { numbered, orderedSteps, withBeside, withMoved } from './ordered-steps.ts'

const step = (id: string, order: number): SignatureStep => ({
  id,
  order,
  role: 'Author',
  who: 'Author',
  meaning: 'Authored',
  methods: ['Password'],
})
const steps = [step('author', 1), step('patient', 2), step('guardian', 2), step('supervisor', 7)]
const told = (some: readonly SignatureStep[]) => some.map(({ id, order }) => `${id} ${order}`)

test('steps of one order stand beside each other, and numbers have no gaps', () => {
  expect(orderedSteps(steps).map(({ isBeside }) => isBeside)).toEqual([false, false, true, false])
  expect(told(numbered(orderedSteps(steps)))).toEqual(['author 1', 'patient 2', 'guardian 2', 'supervisor 3'])
})

test('a step that is moved is signed by itself, and the others keep who is beside whom', () => {
  expect(told(withMoved(steps, 3, 0))).toEqual(['supervisor 1', 'author 2', 'patient 3', 'guardian 3'])
  expect(told(withMoved(steps, 2, 3))).toEqual(['author 1', 'patient 2', 'supervisor 3', 'guardian 4'])
})

test('a step is put beside the one before it, and behind it again', () => {
  expect(told(withBeside(steps, 3, true))).toEqual(['author 1', 'patient 2', 'guardian 2', 'supervisor 2'])
  expect(told(withBeside(steps, 2, false))).toEqual(['author 1', 'patient 2', 'guardian 3', 'supervisor 4'])
})
