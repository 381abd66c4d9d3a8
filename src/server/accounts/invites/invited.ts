import type { Patient } from '#generated/types/patient.ts'
import type { Practitioner } from '#generated/types/practitioner.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'

/** The types of those who can be invited to sign in. */
export const invitedTypes = ['Patient', 'Practitioner', 'RelatedPerson'] as const
export type InvitedType = (typeof invitedTypes)[number]

/** Somebody invited: staff, a patient, or somebody in a patient's place. */
export type Invited = Patient | Practitioner | RelatedPerson

/** The type of a stored word; undefined when nobody of it is invited. */
export function invitedTypeOf(word: string | undefined): InvitedType | undefined {
  return invitedTypes.find((type) => type === word)
}

/** Whose record it is: the patient's own, that of the patient in whose place somebody signs in, or nobody's. */
export function patientOfInvited(row: Invited): string | null {
  if (row.resourceType === 'RelatedPerson') return row.patient.id
  return row.resourceType === 'Patient' ? row.id : null
}

/** Who signs in as this profile already; undefined: nobody. */
export function personOfInvited(row: Invited): string | undefined {
  return row.resourceType === 'Practitioner' ? row.person?.id : row.profile?.person?.id
}

/** What an invited person is asked for beside the link; undefined: no birth date is known, and a code is made. */
export function birthDateOf(row: Invited): string | undefined {
  return row.resourceType === 'Practitioner' ? undefined : row.birthDate
}

/** Nobody signs in as who has left, as who is not served any more, or as who has died. */
export function canBeInvited(row: Invited): boolean {
  const hasDied = row.resourceType === 'Patient' && row.deceased?.value === true
  return row.active !== false && !hasDied
}
