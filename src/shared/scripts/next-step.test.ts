import { expect, test } from 'vitest'
import { askedIn, type ScriptStep } from './asked-in.ts'
import { nextStep } from './next-step.ts'

const asks: ScriptStep = {
  id: 'safe',
  kind: 'Ask',
  text: 'Do you feel safe at home?',
  element: { id: 'safeAtHome', type: 'Boolean', label: 'Feels safe at home' },
  branch: [
    {
      when: { combinator: 'And', clauses: [{ source: 'safeAtHome', operator: 'Equals', value: false }] },
      goto: 'plan',
    },
  ],
  next: 'end',
}
const asked = askedIn({ steps: [asks] })

test('a script goes on with the first branch that holds, and else with the next step', () => {
  expect(nextStep(asks, asked, { safeAtHome: false })).toBe('plan')
  expect(nextStep(asks, asked, { safeAtHome: true })).toBe('end')
  expect(nextStep(asks, asked, {})).toBe('end')
})

test('a step that ends a script leads no further', () => {
  expect(nextStep({ id: 'end', kind: 'End', text: 'Thank you.' }, asked, {})).toBeUndefined()
})

test('choices of a step are asked under the name of the step', () => {
  const mood: ScriptStep = {
    id: 'mood',
    kind: 'Ask',
    text: 'How are you?',
    choices: [{ code: 'well', label: 'Well' }],
  }
  expect(askedIn({ steps: [mood] }).elements).toMatchObject([
    { id: 'mood', type: 'Choice', label: 'How are you?' },
  ])
})
