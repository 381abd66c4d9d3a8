import { expect, test } from 'vitest'
import { writtenContent } from './written-content.ts'

const written = {
  name: 'PHQ-9',
  alerts: [
    {
      id: '1',
      when: { combinator: 'And', clauses: [{ source: 'total', operator: 'GreaterThan', value: 9 }] },
    },
  ],
  sections: [{ id: 's1', form: { id: 'f1', resourceType: 'Form' } }],
}

test('what the server fills in where nothing was said is no change of another hand', () => {
  const stored = {
    ...written,
    meta: { versionId: '2' },
    alerts: [
      {
        id: '1',
        when: {
          combinator: 'And',
          clauses: [{ source: 'total', operator: 'GreaterThan', value: 9, rows: 'any' }],
        },
      },
    ],
    sections: [{ id: 's1', scope: 'Common', form: { id: 'f1', resourceType: 'Form', display: 'Mood' } }],
  }
  expect(writtenContent(stored)).toEqual(writtenContent(written))
})

test('what somebody has chosen is', () => {
  const clause = { source: 'total', operator: 'GreaterThan', value: 9, rows: 'all' }
  const others = { ...written, alerts: [{ id: '1', when: { combinator: 'And', clauses: [clause] } }] }
  expect(writtenContent(others)).not.toEqual(writtenContent(written))
  expect(writtenContent({ ...written, name: 'PHQ-8' })).not.toEqual(writtenContent(written))
})
