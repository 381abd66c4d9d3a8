import { expect, test } from 'vitest'
import { listOf } from '#shared/answers/answer.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { withChosenParts } from './chosen-parts.ts'
import { answersOf, resourceOf, rowRules } from './record-form.ts'

const screen: Definition = {
  elements: [
    { id: 'name', type: 'String', label: 'Name' },
    {
      id: 'period',
      type: 'Section',
      label: 'Period',
      children: [{ id: 'period.start', type: 'Date', label: 'Start' }],
    },
    { id: 'place', type: 'Choice', label: 'Place', codedList: 'place-of-service' },
    {
      id: 'team',
      type: 'Repeater',
      label: 'Team',
      children: [{ id: 'team.role', type: 'String', label: 'Role' }],
    },
    { id: 'when', type: 'Text', structure: 'Any.when', label: 'When' },
    { id: 'substance', type: 'OpenChoice', label: 'Substance' },
    {
      id: 'value.section',
      type: 'Section',
      label: 'Value',
      children: [
        {
          id: 'value.one-of',
          type: 'Choice',
          label: 'Value',
          options: [{ code: 'value.text' }, { code: 'value.number' }],
        },
        { id: 'value.text', type: 'String', label: 'Text' },
        { id: 'value.number', type: 'Integer', label: 'Number' },
      ],
    },
  ],
}

const stored = {
  id: '1',
  name: 'Maple Street',
  period: { start: '2026-01-01', note: 'kept' },
  place: { code: '11', display: 'Office', list: 'place-of-service' },
  team: [{ id: 'a', role: 'nurse', since: '2020' }],
  when: { combinator: 'And', clauses: [] },
  substance: { code: '7980', display: 'Penicillin', system: 'http://www.nlm.nih.gov/research/umls/rxnorm' },
  value: { number: 7 },
}

test('a record that is opened and stored without a change is the same record', () => {
  expect(resourceOf(answersOf(stored, screen), screen, stored)).toEqual(stored)
})

test('a list that is stored empty stays so', () => {
  const empty = { ...stored, team: [] }
  expect(resourceOf(answersOf(empty, screen), screen, empty)).toEqual(empty)
})

test('a field that is emptied goes, and what the screen does not show stays', () => {
  const { name: _, 'period.start': __, ...answers } = answersOf(stored, screen)

  const outcome = resourceOf(answers, screen, stored)

  const { name: ___, ...rest } = stored
  expect(outcome).toEqual({ ...rest, period: { note: 'kept' } })
})

test('rows can be moved and added; each keeps its own hidden fields', () => {
  const answers = {
    ...answersOf(stored, screen),
    team: [
      { _rowId: 'b', 'team.role': 'doctor' },
      { _rowId: 'a', 'team.role': 'nurse' },
    ],
  }

  const outcome = resourceOf(answers, screen, stored)

  expect(outcome).toMatchObject({
    team: [
      { id: 'b', role: 'doctor' },
      { id: 'a', role: 'nurse', since: '2020' },
    ],
  })
})

test('words of one’s own are their own code, and words that nobody changed keep theirs', () => {
  const answers = { ...answersOf(stored, screen), substance: { text: 'Bee stings' } }

  expect(answersOf(stored, screen).substance).toEqual({ text: 'Penicillin' })
  expect(resourceOf(answers, screen, stored).substance).toEqual({ code: 'Bee stings', display: 'Bee stings' })
})

test('which of several values is there is told by the one that is, and is not stored', () => {
  const answers = answersOf(stored, screen)

  expect(answers['value.one-of']).toBe('value.number')
  const { 'value.number': _, ...others } = answers
  const other = { ...others, 'value.one-of': 'value.text', 'value.text': 'seven' }
  expect(resourceOf(other, screen, stored).value).toEqual({ text: 'seven' })
})

test('what comes from a file chooses the part that it fills', () => {
  expect(withChosenParts(screen.elements, { 'value.text': 'seven' })).toEqual({
    'value.text': 'seven',
    'value.one-of': 'value.text',
  })
})

test('rows that count their places are shown in that order and counted by whoever moves them', () => {
  const form = {
    elements: [
      {
        id: 'diagnoses',
        type: 'Repeater' as const,
        label: 'Diagnoses',
        children: [{ id: 'diagnoses.code', type: 'String' as const, label: 'Code' }],
      },
    ],
    rows: rowRules([{ path: 'diagnoses', hasId: false, areRemarks: false, place: 'rank' }]),
  }
  const before = {
    diagnoses: [
      { code: 'F41.1', rank: 2 },
      { code: 'F32.1', rank: 1 },
    ],
  }
  const answers = answersOf(before, form)
  const [first, second] = listOf(answers.diagnoses)

  expect(first).toEqual({ _rowId: 'row-1', 'diagnoses.code': 'F32.1' })
  expect(resourceOf(answers, form, before)).toEqual(before)
  const moved = { diagnoses: [second ?? {}, first ?? {}, { _rowId: 'new', 'diagnoses.code': 'Z63.0' }] }
  expect(resourceOf(moved, form, before).diagnoses).toEqual([
    { code: 'F41.1', rank: 1 },
    { code: 'F32.1', rank: 2 },
    { code: 'Z63.0', rank: 3 },
  ])
})
