import { expect, test } from 'vitest'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import { carriedAnswer, carriedAnswers, mayCarry } from './carried-answers.ts'
import { openAnswers } from './open-answers.ts'
import { validateAnswers } from './validate-answers.ts'

const options = [{ code: 'a', label: 'Alpha' }]
const plan: Element = { id: 'plan', type: 'String', label: 'Plan', carryForward: 'Always' }
const kind: Element = { id: 'kind', type: 'Choice', label: 'Kind', carryForward: 'Always', options }
const risk: Element = { id: 'risk', type: 'Risk', label: 'Risk', carryForward: 'Always' }
const form = compileForm({ elements: [plan, kind, risk] })
const source = { from: { id: 'note-1', resourceType: 'Note' }, on: '2026-02-12' }
const world = { newId: () => 'row' }

test('a form begins with what its author always takes over, each answer with its source and its day', () => {
  const former = { plan: 'walk', kind: 'a', risk: { suicide: 'none' } }
  expect(carriedAnswers(form, { answers: former, source })).toEqual({
    answers: { plan: 'walk', kind: 'a', _carried: { plan: source, kind: source } },
    left: 0,
  })
})

test('an answer that does not fit any more is left where it was, and counted', () => {
  const former = { plan: 'walk', kind: 'gone' }
  expect(carriedAnswers(form, { answers: former, source })).toMatchObject({
    left: 1,
    answers: { plan: 'walk' },
  })
  expect(carriedAnswer(kind, { kind: 'gone' })).toBeUndefined()
})

test('risks, scores, signatures and consents are judged anew; what an author leaves open, the form decides', () => {
  expect(mayCarry(risk, 'Offer')).toBe(false)
  expect(mayCarry({ ...plan, carryForward: 'Inherit' }, 'Never')).toBe(false)
  expect(mayCarry({ ...plan, carryForward: 'Inherit' }, 'Offer')).toBe(true)
  expect(mayCarry({ ...plan, carryForward: 'Never' }, 'Offer')).toBe(false)
})

test('what was measured is measured anew, and of goals and medications goes on what they are, not how that session rated or changed them', () => {
  const vitals: Element = { id: 'vitals', type: 'VitalSigns', label: 'Vital signs' }
  expect(mayCarry(vitals, 'Offer')).toBe(false)
  const goals: Element = { id: 'goals', type: 'Goals', label: 'Goals' }
  const rated = [{ _rowId: 'r', statement: 'Sleep', goalId: 'g', rating: 'Improved', minutes: 20 }]
  expect(carriedAnswer(goals, { goals: rated })).toEqual([{ _rowId: 'r', statement: 'Sleep', goalId: 'g' }])
  const meds: Element = { id: 'meds', type: 'Medications', label: 'Medications' }
  const begun = [{ _rowId: 'm', snapshot: 'Sertraline', dose: '50 mg', change: 'Start', reviewed: true }]
  expect(carriedAnswer(meds, { meds: begun })).toEqual([
    { _rowId: 'm', snapshot: 'Sertraline', dose: '50 mg' },
  ])
})

test('an answer that was taken over says so until somebody writes over it, also when it is stored and opened again', () => {
  const open = openAnswers(form, {}, world)
  open.carry('plan', 'walk', source)
  expect(open.toAnswers('final')).toEqual({ plan: 'walk', _carried: { plan: source } })

  const again = openAnswers(form, open.toAnswers(), world)
  expect(again.get('plan').carried).toEqual(source)
  again.look('plan')
  expect(again.toAnswers()).toEqual({ plan: 'walk', _carried: { plan: { ...source, seen: true } } })
  again.set('plan', 'run')
  expect(again.toAnswers()).toEqual({ plan: 'run' })
  expect(again.get('plan').carried).toBeUndefined()
})

test('of a list that was taken over, the rows that nobody changes stay taken over, and the others are given here', () => {
  const element: Element = { id: 'problems', type: 'Problems', label: 'Problems' }
  const list = compileForm({ elements: [element] })
  const row = (_rowId: string, statement: string) => ({ _rowId, statement })
  const open = openAnswers(list, {}, world)
  open.carry('problems', [row('a', 'Sleep'), row('b', 'Work')], source)

  open.set('problems', [row('a', 'Sleep'), row('b', 'Work and rent'), row('c', 'School')])
  expect(open.toAnswers('final')._carried).toEqual({ problems: { ...source, seen: true, rows: ['a'] } })
  const again = openAnswers(list, open.toAnswers(), world)
  again.set('problems', [row('a', 'Sleep'), row('b', 'Work')])
  expect(again.get('problems').carried?.rows).toEqual(['a'])
  again.set('problems', [row('b', 'Work')])
  expect(again.get('problems').carried).toBeUndefined()
})

test('where an answer comes from is a record and a day, and nothing else is kept there', () => {
  const findings = (kept: object) =>
    validateAnswers(form, { plan: 'walk', _carried: kept as never }, { mode: 'draft' }).map(
      ({ message }) => message,
    )

  expect(findings({ plan: source })).toEqual([])
  for (const wrong of [
    { plan: 'x' },
    { plan: { ...source, more: 1 } },
    { plan: { ...source, on: 'then' } },
    [1],
  ])
    expect(findings(wrong)).toEqual(['forms.invalid'])
})
