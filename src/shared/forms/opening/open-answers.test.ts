import { describe, expect, test, vi } from 'vitest'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { openAnswers } from './open-answers.ts'

const mood: Element = {
  id: 'mood',
  type: 'Choice',
  label: 'Mood',
  options: [
    { code: '0', label: 'Good', score: 0 },
    { code: '1', label: 'Low', score: 1 },
  ],
}
const why: Element = {
  id: 'why',
  type: 'String',
  label: 'Why?',
  required: true,
  visibleWhen: { combinator: 'And', clauses: [{ source: 'mood', operator: 'Equals', value: '1' }] },
}

function fill(elements: readonly Element[], answers = {}) {
  let rows = 0
  const definition: Definition = { elements }
  return openAnswers(compileForm(definition), answers, { newId: () => `r${++rows}` })
}

test('a question that depends on another appears when that one is answered', () => {
  const answers = fill([mood, why])
  expect(answers.get('why').visible).toBe(false)
  answers.set('mood', '1')
  expect(answers.get('why').visible).toBe(true)
})

test('what was written into a question that is hidden again is parked, and comes back with it', () => {
  const answers = fill([mood, why])
  answers.set('mood', '1')
  answers.set('why', 'rain')
  answers.set('mood', '0')
  expect(answers.toAnswers()).toEqual({ mood: '0', _parked: { why: 'rain' } })
  expect(answers.toAnswers('final')).toEqual({ mood: '0' })
  expect(fill([mood, why], answers.toAnswers()).get('why').value).toBe('rain')
})

test('a missing answer stops a finished form, not a draft', () => {
  const answers = fill([mood, why], { mood: '1' })
  expect(answers.validate('draft')).toEqual([])
  expect(answers.validate('final')).toMatchObject([{ pointer: '/why', message: 'forms.required' }])
  expect(answers.get('why').findings).toHaveLength(1)
})

test('what is required and can only be read is asked of nobody', () => {
  const answers = fill([{ ...mood, readOnly: true, required: true }])
  expect(answers.validate('final')).toEqual([])
})

test('a keystroke in a form of 1,000 questions touches its own field and what depends on it, no other', () => {
  const many = Array.from(
    { length: 997 },
    (_, index): Element => ({ id: `n${index}`, type: 'Integer', label: `${index}` }),
  )
  const total: Element = {
    id: 'total',
    type: 'Integer',
    label: 'Total',
    calculation: { kind: 'Sum', sources: ['n1', 'n2'] },
  }
  const answers = fill([...many, mood, why, total])
  const heard = { n1: vi.fn(), n2: vi.fn(), total: vi.fn() }
  for (const [path, listener] of Object.entries(heard)) answers.subscribe(path, listener)
  const before = answers.evaluations()

  answers.set('n1', 4)
  expect(answers.get('total').value).toBe(4)
  expect(answers.evaluations() - before).toBe(1)
  expect([heard.n1, heard.n2, heard.total].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 1])
})

test('rows of a repeater are filled on their own, and a sum outside counts them all', () => {
  const answers = fill([
    {
      id: 'meds',
      type: 'Repeater',
      label: 'Medications',
      children: [
        { id: 'name', type: 'String', label: 'Name' },
        { id: 'dose', type: 'Integer', label: 'Dose' },
        {
          id: 'warning',
          type: 'String',
          label: 'Why so much?',
          visibleWhen: {
            combinator: 'And',
            clauses: [{ source: 'row.dose', operator: 'GreaterThan', value: 10 }],
          },
        },
      ],
    },
    { id: 'sum', type: 'Integer', label: 'All', calculation: { kind: 'Sum', sources: ['meds.*.dose'] } },
  ])
  const first = answers.addRow('meds')
  const second = answers.addRow('meds')
  answers.set(`meds/${first}/dose`, 20)
  answers.set(`meds/${second}/dose`, 5)
  expect(answers.get(`meds/${first}/warning`).visible).toBe(true)
  expect(answers.get(`meds/${second}/warning`).visible).toBe(false)
  expect(answers.get('sum').value).toBe(25)

  answers.removeRow('meds', first ?? '')
  expect(answers.get('sum').value).toBe(5)
  expect(answers.toAnswers()).toEqual({ meds: [{ _rowId: 'r2', dose: 5 }], sum: 5 })
})

test('a newer copy of the answers is taken in, and only what differs is told', () => {
  const answers = fill(
    [mood, { id: 'a', type: 'String', label: 'A' }, { id: 'b', type: 'String', label: 'B' }],
    { a: 'x', b: 'y' },
  )
  const heard = vi.fn()
  answers.subscribeAll(heard)
  answers.replace({ a: 'z', b: 'y' })
  expect(heard.mock.calls).toEqual([[['a']]])
  expect(answers.changedSince({ a: 'x', b: 'y' })).toEqual([{ op: 'replace', path: '/a', value: 'z' }])
})

test('rows that come from elsewhere are seen by what asks for them, outside the list too', () => {
  const dose: Element = { id: 'dose', type: 'Integer', label: 'Dose' }
  const warning: Element = {
    id: 'warning',
    type: 'String',
    label: 'Why so much?',
    visibleWhen: { combinator: 'And', clauses: [{ source: 'dose', operator: 'GreaterThan', value: 10 }] },
  }
  const answers = fill([{ id: 'meds', type: 'Repeater', label: 'Medications', children: [dose] }, warning])
  answers.replace({ meds: [{ _rowId: 'x', dose: 20 }] })
  expect(answers.get('warning').visible).toBe(true)
  expect(answers.get('meds/x/dose').value).toBe(20)
  answers.replace({})
  expect(answers.get('warning').visible).toBe(false)
})

test('a calculated value that was typed over stays, is marked, and can follow its sources again', () => {
  const total: Element = {
    id: 'total',
    type: 'Integer',
    label: 'Total',
    calculation: { kind: 'Sum', sources: ['a'], editable: true },
  }
  const answers = fill([{ id: 'a', type: 'Integer', label: 'A' }, total], { a: 2 })
  answers.set('total', 9)
  answers.set('a', 3)
  expect(answers.get('total')).toMatchObject({ value: 9, byHand: true })
  answers.restore('total')
  expect(answers.get('total')).toMatchObject({ value: 3, byHand: false })
})

test('a list takes no more rows than it may, and keeps their order when one is moved', () => {
  const answers = fill([
    {
      id: 'list',
      type: 'Repeater',
      label: 'List',
      repeats: { max: 2 },
      children: [{ id: 'x', type: 'String', label: 'X' }],
    },
  ])
  const [first, second, third] = [answers.addRow('list'), answers.addRow('list'), answers.addRow('list')]
  expect(third).toBeUndefined()
  answers.moveRow('list', second ?? '', 0)
  expect(answers.get('list').value).toEqual([second, first])
})

describe('an option that is hidden by a condition', () => {
  const child: Element = { id: 'child', type: 'Boolean', label: 'A child?' }
  const lives: Element = {
    id: 'lives',
    type: 'Choice',
    label: 'Lives',
    options: [
      {
        code: 'alone',
        label: 'Alone',
        hiddenWhen: { combinator: 'And', clauses: [{ source: 'child', operator: 'Equals', value: true }] },
      },
      { code: 'parents', label: 'With parents' },
    ],
  }

  test('is not offered while the condition holds, and is offered again', () => {
    const answers = fill([child, lives])
    expect(answers.get('lives').hiddenCodes).toEqual([])
    answers.set('child', true)
    expect(answers.get('lives').hiddenCodes).toEqual(['alone'])
    answers.set('child', false)
    expect(answers.get('lives').hiddenCodes).toEqual([])
  })

  test('stays the answer that it was, and is named', () => {
    const answers = fill([child, lives], { lives: 'alone' })
    answers.set('child', true)
    expect(answers.toAnswers('final')).toMatchObject({ lives: 'alone' })
    expect(answers.validate('final')).toMatchObject([
      { pointer: '/lives', message: 'forms.hidden-option', parameters: { option: 'Alone' } },
    ])
  })
})

test('an option that asks for words keeps them beside its code; others take none', () => {
  const options = [
    { code: 'friend', label: 'A friend' },
    { code: 'other', label: 'Somebody else', allowText: true },
  ]
  const who: Element = { id: 'who', type: 'OpenChoice', label: 'Who came?', options }

  expect(fill([who], { who: { code: 'other', text: 'my aunt' } }).validate('final')).toEqual([])
  expect(fill([who], { who: { code: 'other' } }).validate('final')).toEqual([])
  expect(fill([who], { who: { text: 'my aunt' } }).validate('final')).toEqual([])
  expect(fill([who], { who: { code: 'friend', text: 'Ana' } }).validate('final')).not.toEqual([])
})
