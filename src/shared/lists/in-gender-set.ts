import type { AdministrativeGender } from '#generated/enumerations/administrative-gender.ts'
import type { GenderSet } from '#generated/enumerations/gender-set.ts'

/** What each gender set offers for a patient (`genderSet` in schemas/resources/practice-preferences.json); what was chosen before stays. */
const offered: { readonly [Set in GenderSet]: readonly AdministrativeGender[] } = {
  Administrative: ['male', 'female', 'other', 'unknown'],
  Binary: ['male', 'female'],
  Expanded: ['male', 'female', 'nonbinary', 'other', 'unknown', 'undisclosed'],
}

/** Whether the gender set of a practice offers a code; a practice that has never chosen offers all of them. */
export function inGenderSet(set: GenderSet | undefined, code: string): boolean {
  return offered[set ?? 'Expanded'].some((each) => each === code)
}
