import { expect, test } from 'vitest'
import type { DocumentReference } from '#generated/types/document-reference.ts'
import { filed, touchedUpon } from './filing.ts'

const letter = {
  id: '1',
  resourceType: 'DocumentReference',
  title: 'IMG 2041',
  type: { code: 'other', display: 'Other' },
  date: '2026-03-01',
  indexState: 'Unfiled',
} as DocumentReference

test('what nobody touched is filed as the newest document says it', () => {
  const newest: DocumentReference = { ...letter, date: '2026-04-01', ocrText: 'Dear school' }

  expect(filed(newest, { title: ' Report ' })).toEqual({ ...newest, title: 'Report', indexState: 'Filed' })
})

test('a day and a session that were emptied are gone', () => {
  const known: DocumentReference = { ...letter, encounter: { id: '7', resourceType: 'Encounter' } }

  const after = filed(known, { date: '', encounter: '' })
  expect(after.date).toBeUndefined()
  expect(after.encounter).toBeUndefined()
})

test('a patient is taken where the document has none yet, and never exchanged', () => {
  const patient = { value: 'ann', label: 'Ann' }
  const known: DocumentReference = { ...letter, subject: { id: 'ben', resourceType: 'Patient' } }

  expect(filed(letter, { patient }).subject?.id).toBe('ann')
  expect(filed(known, { patient }).subject?.id).toBe('ben')
})

test('what was typed back to what the document says is no longer kept', () => {
  expect(touchedUpon(letter, { title: 'IMG 2041', date: '' })).toEqual({ date: '' })
  expect(touchedUpon(letter, { title: 'IMG 2041' })).toBeUndefined()
})
