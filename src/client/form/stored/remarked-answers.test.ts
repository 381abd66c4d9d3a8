import { expect, test } from 'vitest'
import { compileForm } from '#shared/forms/compile-form.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { withRemarks } from './remarked-answers.ts'

const definition = {
  elements: [
    { id: 'name', type: 'String', label: 'Name' },
    { id: 'period.start', type: 'Date', label: 'Start' },
    {
      id: 'hours',
      type: 'Repeater',
      label: 'Hours',
      children: [{ id: 'weekday', type: 'String', label: 'Weekday' }],
    },
  ],
} as const

const opened = () =>
  withRemarks(
    openAnswers(
      compileForm(definition),
      { name: 'North', hours: [{ _rowId: 'r1', weekday: 'Monday' }] },
      { newId: () => 'new', values: {} },
    ),
  )

const finding = (pointer: string) => ({ pointer, weight: 'blocks', message: 'stores.duplicate' }) as const

test('what the server refuses stands beside the question that it means', () => {
  const answers = opened()
  const first = answers.remark([finding('/hours/0/weekday'), finding('/period/start'), finding('/unknown')])

  expect(first).toBe('hours/r1/weekday')
  expect(answers.get('hours/r1/weekday').findings).toHaveLength(1)
  expect(answers.get('period.start').findings).toHaveLength(1)
  expect(answers.get('name').findings).toHaveLength(0)
})

test('a remark goes when its answer is changed, and the same snapshot stays until then', () => {
  const answers = opened()
  let told = 0
  answers.subscribe('name', () => {
    told += 1
  })
  answers.remark([finding('/name')])
  expect(answers.get('name')).toBe(answers.get('name'))
  expect(told).toBe(1)

  answers.set('name', 'South')
  expect(answers.get('name').findings).toHaveLength(0)
})
