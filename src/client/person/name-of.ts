import type { Patient } from '#generated/types/patient.ts'

/** The name of a person, family name first, as records are found by it. */
export function nameOf({ name }: Pick<Patient, 'name'>): string {
  return [name.family, (name.given ?? []).join(' ')].filter(Boolean).join(', ')
}
