import { expect, test } from 'vitest'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import { splitForm } from '#shared/forms/splitting/split-form.ts'
import { linkSections, validateSections } from './link-sections.ts'
import { openAnswers } from './open-answers.ts'

const question: Element = {
  id: 'mood',
  type: 'Choice',
  label: 'Mood',
  options: [0, 2].map((score) => ({ code: `c${score}`, label: `${score}`, score })),
}
const parts = splitForm([
  { id: 'first', type: 'Section', label: 'Questions', children: [question] },
  {
    id: 'second',
    type: 'Section',
    label: 'Result',
    children: [
      { id: 'total', type: 'Integer', label: 'Total', calculation: { kind: 'Sum', sources: ['mood'] } },
      {
        id: 'why',
        type: 'String',
        label: 'Why?',
        required: true,
        visibleWhen: { combinator: 'And', clauses: [{ source: 'total', operator: 'GreaterThan', value: 1 }] },
      },
    ],
  },
])

function counted(): () => string {
  let rows = 0
  return () => `row${++rows}`
}

const open = () =>
  parts.map((part) => ({
    key: part.key,
    answers: openAnswers(compileForm(part), {}, { newId: () => 'row' }),
  }))

test('a section counts what is chosen in another one, while it is being filled', () => {
  const sections = open()
  const [first, second] = sections.map(({ answers }) => answers)
  linkSections(sections)
  first?.set('mood', 'c2')
  expect(second?.get('total').value).toBe(2)
  expect(second?.get('why').visible).toBe(true)

  first?.set('mood', undefined)
  expect(second?.get('total').value).toBeUndefined()
  expect(second?.get('why').visible).toBe(false)
})

test('stored sections are judged together: what one asks for because of another is found missing', () => {
  const stored = parts.map((part, index) => ({
    key: part.key,
    form: compileForm(part),
    answers: index === 0 ? { mood: 'c2' } : {},
  }))
  expect(validateSections(stored, 'final', {})).toMatchObject([
    [],
    [{ pointer: '/why', message: 'forms.required' }],
  ])
})

test('a section asks the rows of a list in another one: any of them is enough', () => {
  const [list, ask] = splitForm([
    {
      id: 'meds',
      type: 'Repeater',
      label: 'Medications',
      children: [{ id: 'dose', type: 'Integer', label: 'Dose' }],
    },
    {
      id: 'why',
      type: 'String',
      label: 'Why so much?',
      visibleWhen: { combinator: 'And', clauses: [{ source: 'dose', operator: 'GreaterThan', value: 10 }] },
    },
  ]).map((part) => ({ key: part.key, answers: openAnswers(compileForm(part), {}, { newId: counted() }) }))
  if (!list || !ask) throw new Error('two parts')
  linkSections([list, ask])
  list.answers.addRow('meds')
  const row = list.answers.addRow('meds') ?? ''
  expect(ask.answers.get('why').visible).toBe(false)

  list.answers.set(`meds/${row}/dose`, 20)
  expect(ask.answers.get('why').visible).toBe(true)
  list.answers.removeRow('meds', row)
  expect(ask.answers.get('why').visible).toBe(false)
})
