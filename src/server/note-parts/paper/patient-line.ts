import type { Patient } from '#generated/types/patient.ts'
import type { PrintSpeech } from './print-speech.ts'

/** On paper, whom it is about and by what that person is told from others: the name, the record's number and the day of birth. */
export function patientLine(
  patient: Partial<Patient> | undefined,
  display: string | undefined,
  { say, moments }: Pick<PrintSpeech, 'say' | 'moments'>,
): string {
  const { identifiers = [], birthDate } = patient ?? {}
  const number = identifiers.find(({ type }) => type === 'mrn')?.value
  return [
    patientName(patient, display),
    ...(number === undefined ? [] : [say('note.paper-number', { number })]),
    ...(birthDate === undefined ? [] : [say('note.paper-born', { day: moments.date(birthDate) })]),
  ].join(' · ')
}

/** The name alone: what a person is called beside it changes with the years. */
export function patientName(patient: Partial<Patient> | undefined, display: string | undefined): string {
  const { family, given = [] } = patient?.name ?? {}
  return [family, given.join(' ')].filter(Boolean).join(', ') || (display ?? '')
}
