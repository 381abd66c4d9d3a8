import { expect, test } from 'vitest'
import { withPracticeWords } from '#codegen/model/reading/practice-word.ts'

const words = [
  { parameter: 'patient', en: 'Patient', es: 'Paciente' },
  { parameter: 'patients', en: 'Patients', es: 'Pacientes' },
]
const named = (en: string, es: string, id = 'field.Appointment.x') => {
  const label = withPracticeWords({ id, en, es }, words)
  return [label.en, label.es]
}

test('a word that a practice may name anew is a parameter wherever a schema says it, with a capital where it begins', () => {
  expect(named('Patient', 'Paciente')).toEqual(['{Patient}', '{Patient}'])
  expect(named('Patients', 'Pacientes')).toEqual(['{Patients}', '{Patients}'])
  expect(named('About the patient', 'Sobre el paciente')).toEqual([
    'About the {patient}',
    'Sobre el {patient}',
  ])
})

test('other words stay as they are, and so does the preference that names the word', () => {
  expect(named('Outpatient', 'Ambulatorio')).toEqual(['Outpatient', 'Ambulatorio'])
  expect(named('Impatient', 'Un paciente')).toEqual(['Impatient', 'Un paciente'])
  expect(named('Patient', 'Paciente', 'field.PracticePreferences.labels.patient')).toEqual([
    'Patient',
    'Paciente',
  ])
})
