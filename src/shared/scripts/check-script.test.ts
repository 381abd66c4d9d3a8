import { expect, test } from 'vitest'
import type { Script } from '#generated/types/script.ts'
import { checkScript } from './check-script.ts'

type Step = Script['steps'][number]

const step = (id: string, more: Partial<Step> = {}): Step => ({ id, kind: 'Say', text: id, ...more })
const script = (steps: readonly Step[], more: Partial<Script> = {}) =>
  ({ start: 'hello', steps, ...more }) as Script
const found = (checked: Script) => checkScript(checked).map(({ pointer, message }) => `${pointer} ${message}`)

const whole = [step('hello', { next: 'end' }), step('end', { kind: 'End' })]

test('a script in which every step leads somewhere, and one of them to an end, can be published', () => {
  expect(found(script(whole))).toEqual([])
})

test('a step that is named and not there is found wherever it is named', () => {
  const when = { combinator: 'And', clauses: [] } as const
  const steps = [
    step('hello', {
      next: 'gone',
      branch: [
        { when, goto: 'lost' },
        { when, goto: 'end' },
      ],
    }),
    whole[1],
  ]
  const outputs = [{ key: 'a', from: 'nowhere', label: 'A' }]
  expect(found(script(steps as readonly Step[], { outputs }))).toEqual([
    '/steps/0/branch/0/goto definitions.unknown-step',
    '/steps/0/next definitions.unknown-step',
    '/outputs/0/from definitions.unknown-step',
  ])
})

test('a step that nobody comes to, a name given twice and a conversation without an end are found', () => {
  const steps = [
    step('hello', { next: 'again' }),
    step('again', { next: 'hello' }),
    step('again'),
    step('alone'),
  ]
  expect(found(script(steps))).toEqual([
    '/steps/2/id definitions.step-twice',
    '/steps/3 definitions.step-not-reached',
    '/steps definitions.no-end',
    '/steps/2 definitions.step-leads-nowhere',
    '/steps/3 definitions.step-leads-nowhere',
  ])
})

test('a question without answers, a branch that asks what nobody asks and a timer without a time are found', () => {
  const steps: readonly Step[] = [
    step('hello', { kind: 'Ask', next: 'choose' }),
    step('choose', {
      kind: 'Ask',
      next: 'wait',
      element: { id: 'mood', type: 'Choice', label: 'Mood', options: [] },
    }),
    step('wait', {
      kind: 'Timer',
      next: 'end',
      branch: [
        { when: { combinator: 'And', clauses: [{ source: 'lost', operator: 'Exists' }] }, goto: 'end' },
      ],
    }),
    step('end', { kind: 'End', text: ' ' }),
  ]
  expect(found(script(steps))).toEqual(
    expect.arrayContaining([
      '/steps/0/element definitions.step-asks-nothing',
      '/steps/2/timerSeconds stores.required',
      '/steps/3/text stores.required',
      '/steps/2/branch/0/when definitions.step-unknown-source',
      expect.stringMatching(/^\/steps\/1\/element/),
    ]),
  )
})
