import { expect, test } from 'vitest'
import { fieldLabel, readable } from './plain-change.ts'

const known: Readonly<Record<string, string>> = {
  'field.Note.sections': 'Sections',
  'field.Patient.name.given': 'Given names',
}
const labels = (id: string) => known[id] ?? id

test('a place deep inside a record is called by the nearest label, never by its path', () => {
  expect(fieldLabel(labels, 'Patient', 'name.0.given')).toBe('Given names')
  expect(fieldLabel(labels, 'Note', 'sections.0.data.goal_addressed')).toBe('Sections')
})

test('what is copied for later says its fields by their labels', () => {
  const change = { path: '/sections/0/data/mood', field: 'sections.0.data.mood', mine: 'calm' }
  expect(readable([change], (field) => fieldLabel(labels, 'Note', field))).toBe('Sections: calm')
})
