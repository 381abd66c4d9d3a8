import { expect, test } from 'vitest'
import { formatSections } from './format-sections.ts'
import { remarkableParts } from './remarkable-parts.ts'
import type { Segment } from './scribe-engine.ts'
import { typedPhrases } from './typed-phrases.ts'

const girpp = formatSections('GIRPP')
const said = (...lines: readonly string[]): readonly Segment[] =>
  lines.map((text, index) => ({ id: `s${index + 1}`, role: 'Clinician', text }))
const drafted = (...lines: readonly string[]) => {
  const answer = typedPhrases.draft({ sections: girpp, segments: said(...lines) })
  if (answer.kind === 'failed') throw new Error(answer.because)
  return answer.statements.map(
    ({ sectionCode, text, evidence }) => `${sectionCode} ${text} ${evidence.join()}`,
  )
}

test('phrases go where they say, where their words fit, or to the one before, in the order of the format', () => {
  expect(
    drafted('- next visit in one week', 'goal: sleep six hours', '2) taught sleep hygiene', 'wrote a card'),
  ).toEqual([
    'goal Sleep six hours. s2',
    'intervention Taught sleep hygiene. s3',
    'intervention Wrote a card. s4',
    'plan Next visit in one week. s1',
  ])
})

test('Spanish headings and words are known too', () => {
  expect(drafted('Plan: cita el martes', 'Respiración, la practicamos', 'Objetivo: dormir mejor')).toEqual([
    'goal Dormir mejor. s3',
    'intervention Respiración, la practicamos. s2',
    'plan Cita el martes. s1',
  ])
})

test('every format has its sections', () => {
  expect(girpp).toEqual(['goal', 'intervention', 'response', 'progress', 'plan'])
  expect(formatSections('HP')).toHaveLength(15)
})

test('doses, numbers, negations, words about risk and names are to be looked at twice', () => {
  const marked = (text: string) =>
    remarkableParts(text).flatMap(({ text: part, remark }) => (remark ? [`${remark} ${part}`] : []))
  expect(marked('She denies suicidal thoughts, takes 50 mg and slept 5 of 7 nights with Rosa.')).toEqual([
    ...['negation denies', 'risk suicidal', 'dose 50 mg', 'number 5', 'number 7', 'name Rosa'],
  ])
  expect(marked('No risk was named. Sleep is better.')).toEqual(['negation No'])
  expect(remarkableParts('It went well.')).toEqual([{ text: 'It went well.' }])
})
