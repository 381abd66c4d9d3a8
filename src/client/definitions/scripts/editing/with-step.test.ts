import { expect, test } from 'vitest'
import type { ScriptStep } from '#shared/scripts/asked-in.ts'
import { type ScriptWay, withMovedStep, withNewStep, withoutStep } from './with-step.ts'

const step = (id: string, next?: string): ScriptStep => ({
  id,
  kind: next === undefined ? 'End' : 'Say',
  text: id,
  ...(next !== undefined && { next }),
})
const script: ScriptWay = {
  start: 'a',
  steps: [step('a', 'b'), step('b', 'c'), step('c', 'end'), step('end')],
}
/** The order in which somebody meets the steps. */
const way = ({ start, steps }: ScriptWay) => {
  const met: string[] = []
  for (let at: string | undefined = start; at !== undefined && !met.includes(at); ) {
    met.push(at)
    at = steps.find(({ id }) => id === at)?.next
  }
  return met.join(' ')
}

test('a new step comes before the end, or behind the step in hand', () => {
  const added: ScriptStep = { id: 'new', kind: 'Say', text: 'New' }
  expect(way(withNewStep(script, added))).toBe('a b c new end')
  expect(way(withNewStep(script, added, 'a'))).toBe('a new b c end')
  expect(way(withNewStep(script, added, 'end'))).toBe('a b c new end')
})

test('a step that is moved is met in its new place, the first one too', () => {
  expect(way(withMovedStep(script, 2, 0))).toBe('c a b end')
  expect(way(withMovedStep(script, 0, 1))).toBe('b a c end')
  expect(withMovedStep(script, 3, 0).start).toBe('a')
})

test('a step that is removed is passed over, and nothing is kept of its answer', () => {
  const whole = {
    ...script,
    outputs: [{ key: 'b', from: 'b', label: 'B' }],
    mapTo: [{ output: 'b', noteSectionType: { code: 'plan', display: 'Plan' } }],
  }
  const left = withoutStep(whole, 'b')
  expect(way(left)).toBe('a c end')
  expect(left).toMatchObject({ outputs: [], mapTo: [] })
  expect(way(withoutStep(whole, 'a'))).toBe('b c end')
  expect(way(withoutStep(whole, 'end'))).toBe('a b c')
})
