import { expect, test } from 'vitest'
import { practiceWords } from './practice-words.ts'

test('a practice that says client and visit is answered in its own words', () => {
  const labels = {
    patient: { singular: 'client', plural: 'clients' },
    session: { singular: 'Session', plural: 'Sessions' },
  }
  expect(practiceWords(labels, 'en')).toMatchObject({
    patient: 'client',
    patients: 'clients',
    session: 'session',
    Patient: 'Client',
    Patients: 'Clients',
    Session: 'Session',
  })
})

test('words that nobody changed are Spanish for a Spanish reader', () => {
  expect(practiceWords({ patient: { singular: 'Patient', plural: 'Patients' } }, 'es')).toMatchObject({
    patients: 'pacientes',
  })
  expect(practiceWords(undefined, 'es').sessions).toBe('sesiones')
})

test('a label with a capital begins small inside a sentence, names and abbreviations stay as they are', () => {
  const said = (singular: string) => practiceWords({ patient: { singular, plural: 'Clients' } }, 'en')
  expect(said('Client')).toMatchObject({ patient: 'client', patients: 'clients', Patient: 'Client' })
  expect(said('Medicaid member').patient).toBe('Medicaid member')
  expect(said('VIP').patient).toBe('VIP')
})
