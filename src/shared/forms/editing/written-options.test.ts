import { expect, test } from 'vitest'
import { optionsText, writtenOptions } from './written-options.ts'

const before = [
  { code: 'n', label: 'Not at all', score: 0, help: 'Never' },
  { code: 's', label: 'Several days', score: 1 },
]

test('options are read from their own text as they were', () => {
  expect(optionsText(before)).toBe('0 Not at all\n1 Several days')
  expect(writtenOptions(before, optionsText(before))).toEqual(before)
})

test('an option that is called otherwise keeps its code, and so do those that change places', () => {
  expect(writtenOptions(before, '0 Never\n1 Several days').map(({ code }) => code)).toEqual(['n', 's'])
  expect(
    writtenOptions(before, '0 Several days\n1 Not at all').map(({ code, score }) => [code, score]),
  ).toEqual([
    ['s', 0],
    ['n', 1],
  ])
})

test('a new option gets a code that no other has', () => {
  const three = writtenOptions([{ code: '2', label: 'Often' }], '0 Often\n1 Always\n2 Never')
  expect(three.map(({ code, label }) => [code, label])).toEqual([
    ['2', 'Often'],
    ['1', 'Always'],
    ['2_2', 'Never'],
  ])
})

test('an option that loses its score has none', () => {
  expect(writtenOptions(before, 'Not at all\nSeveral days').map(({ score }) => score)).toEqual([
    undefined,
    undefined,
  ])
})
