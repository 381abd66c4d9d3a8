import { askAgain } from '#client/api/use-answer.ts'
import { usePersonSearch } from '#client/person/use-person-search.ts'
import { type Moments, useMoments } from '#client/ui/moments.ts'
import type { Patient } from '#generated/types/patient.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { type FoundPerson, fits } from './listed-people.ts'
import type { AskedPeople } from './use-people-field.ts'

const limits = { pageSize: 20, isActiveOnly: false, isShort: true } as const

/** The patients whom a text finds by name, birth date, record number or phone; without a text the first of all. While nobody can be asked, those of whom something is known here. */
export function useAskedPatients(text: string, known?: readonly FoundPerson[]): AskedPeople {
  const moments = useMoments()
  const { input, answer } = usePersonSearch(text, limits)
  const found = answer?.ok
    ? answer.value.items.map((patient) => ({
        id: patient.id,
        name: patient.display,
        label: patientLabel(patient, moments),
      }))
    : undefined
  const isUnasked = answer?.ok === false && answer.failure.kind === 'unreachable'
  if (known && isUnasked) {
    const here = known.filter(({ name }) => fits(name, text))
    return { answer: succeeded(here), found: here, onRetry: () => undefined }
  }
  return { answer, found, onRetry: () => input && askAgain('patient.query', input) }
}

/** What a field calls a patient: the birth date tells namesakes apart. */
export function patientLabel(
  { display, birthDate }: Pick<Patient, 'display' | 'birthDate'>,
  { date }: Pick<Moments, 'date'>,
): string {
  return `${display} · ${date(birthDate)}`
}
