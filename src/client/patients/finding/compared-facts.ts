import type { Patient } from '#generated/types/patient.ts'
import { writePhone } from '#shared/elements/text/write-phone.ts'

/** The facts of a person by which two records are compared. */
export type ComparedFacts = Partial<
  Pick<Patient, 'name' | 'preferredName' | 'birthDate' | 'gender' | 'contacts' | 'identifiers' | 'addresses'>
>

/** A fact as one line of text, and the label of its field. */
export type FactLine = { readonly field: keyof ComparedFacts; readonly text: string }

/** The lines of facts of a person, in the order in which people compare them. */
export function factLines(person: ComparedFacts): readonly FactLine[] {
  const { name, preferredName, birthDate, gender, contacts = [], identifiers = [], addresses = [] } = person
  return [
    { field: 'name', text: [...(name?.given ?? []), name?.family ?? ''].join(' ').trim() },
    { field: 'preferredName', text: preferredName ?? '' },
    { field: 'birthDate', text: birthDate ?? '' },
    { field: 'gender', text: gender ?? '' },
    { field: 'contacts', text: contacts.map(({ value }) => writePhone(value)).join(', ') },
    { field: 'identifiers', text: numbersOf(identifiers).join(', ') },
    {
      field: 'addresses',
      text: addresses
        .map(({ lines = [], city, postalCode }) => [...lines, city, postalCode].filter(Boolean).join(', '))
        .join('; '),
    },
  ]
}

/** The numbers that people know somebody by; those of other systems are none of them. */
function numbersOf(identifiers: NonNullable<ComparedFacts['identifiers']>): readonly string[] {
  return identifiers
    .filter(({ type = 'other' }) => type !== 'external' && type !== 'other')
    .map(({ value }) => value)
}
