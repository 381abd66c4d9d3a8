import { askAgain } from '#client/api/use-answer.ts'
import { usePersonSearch } from '#client/person/use-person-search.ts'
import { type Moments, useMoments } from '#client/ui/moments.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { AskedPeople } from './use-people-field.ts'

const limits = { pageSize: 20, isActiveOnly: false, isShort: true } as const

/** The patients whom a text finds by name, birth date, record number or phone; without a text the first of all. */
export function useAskedPatients(text: string): AskedPeople {
  const moments = useMoments()
  const { input, answer } = usePersonSearch(text, limits)
  const found = answer?.ok
    ? answer.value.items.map((patient) => ({
        id: patient.id,
        name: patient.display,
        label: patientLabel(patient, moments),
      }))
    : undefined
  return { answer, found, onRetry: () => input && askAgain('patient.query', input) }
}

/** What a field calls a patient: the birth date tells namesakes apart. */
export function patientLabel(
  { display, birthDate }: Pick<Patient, 'display' | 'birthDate'>,
  { date }: Pick<Moments, 'date'>,
): string {
  return `${display} · ${date(birthDate)}`
}
