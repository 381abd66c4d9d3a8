import { describe, expect, test } from 'vitest'
import { pastedOptions, pastedQuestions } from './pasted-questions.ts'

describe('options that are pasted', () => {
  test.each([
    ['3 = Nearly every day', { code: '3', label: 'Nearly every day', score: 3 }],
    ['(2) More than half the days', { code: '2', label: 'More than half the days', score: 2 }],
    ['Several days (1)', { code: '1', label: 'Several days', score: 1 }],
    ['Several days\t1', { code: '1', label: 'Several days', score: 1 }],
    ['1 or 2: 0', { code: '0', label: '1 or 2', score: 0 }],
    ['- Often', { code: 'Often', label: 'Often' }],
    ['a) 2–4 times a month', { code: 'q_24_times_a_month', label: '2–4 times a month' }],
    ['5 or 6', { code: 'q_5_or_6', label: '5 or 6' }],
  ])('%s', (line, option) => {
    expect(pastedOptions(line)).toEqual([option])
  })

  const scores = (text: string) => pastedOptions(text).map(({ label, score }) => `${label}=${score}`)

  test('a number beside a blank is a score where the numbers count, before the words or behind them', () => {
    expect(scores('0 Not at all\n1 Several days\n2 More than half the days')).toEqual([
      'Not at all=0',
      'Several days=1',
      'More than half the days=2',
    ])
    expect(scores('Never 0\nMonthly or less 1\n2–4 times a month 2')).toEqual([
      'Never=0',
      'Monthly or less=1',
      '2–4 times a month=2',
    ])
    expect(scores('1 or 2\n3 or 4\n5 or 6')).toEqual([
      '1 or 2=undefined',
      '3 or 4=undefined',
      '5 or 6=undefined',
    ])
  })

  test('two of the same words have two codes', () => {
    expect(pastedOptions('Other\nOther').map(({ code }) => code)).toEqual(['Other', 'Other_2'])
  })
})

test('questions with numbers, their options below, and a heading', () => {
  const made = pastedQuestions(
    ['Sleep:', '1. How did you sleep?', '  - Well', '  - Badly', 'Q2) What woke you?', ''].join('\r\n'),
    new Set(['What_woke_you']),
  )
  expect(made).toEqual([
    { id: 'Sleep', type: 'Heading', label: 'Sleep' },
    {
      id: 'How_did_you_sleep',
      type: 'Choice',
      label: 'How did you sleep?',
      options: [
        { code: 'Well', label: 'Well' },
        { code: 'Badly', label: 'Badly' },
      ],
    },
    { id: 'What_woke_you_2', type: 'String', label: 'What woke you?' },
  ])
})
