import { expect, test } from 'vitest'
import type { Definition } from '#shared/forms/definition.ts'
import { answersOf, resourceOf } from './record-form.ts'

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
    { id: 'when', type: 'Text', display: 'Code', label: 'When' },
  ],
}

const stored = {
  id: '1',
  name: 'Maple Street',
  period: { start: '2026-01-01', note: 'kept' },
  place: { code: '11', display: 'Office', list: 'place-of-service' },
  team: [{ id: 'a', role: 'nurse', since: '2020' }],
  when: { combinator: 'And', clauses: [] },
}

test('a record that is opened and stored without a change is the same record', () => {
  expect(resourceOf(answersOf(stored, screen), screen, stored)).toEqual({ ok: true, value: stored })
})

test('a list that is stored empty stays so', () => {
  const empty = { ...stored, team: [] }
  expect(resourceOf(answersOf(empty, screen), screen, empty)).toEqual({ ok: true, value: empty })
})

test('a field that is emptied goes, and what the screen does not show stays', () => {
  const { name: _, 'period.start': __, ...answers } = answersOf(stored, screen)

  const outcome = resourceOf(answers, screen, stored)

  const { name: ___, ...rest } = stored
  expect(outcome).toEqual({ ok: true, value: { ...rest, period: { note: 'kept' } } })
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
    value: {
      team: [
        { id: 'b', role: 'doctor' },
        { id: 'a', role: 'nurse', since: '2020' },
      ],
    },
  })
})

test('a text that should be JSON and is not is told, not stored', () => {
  const outcome = resourceOf({ ...answersOf(stored, screen), when: '{' }, screen, stored)

  expect(outcome).toMatchObject({
    ok: false,
    failure: { findings: [{ pointer: '/when', message: 'form.not-json' }] },
  })
})
