import type { Moments } from '#client/ui/moments.ts'
import type { Patient } from '#generated/types/patient.ts'
import { ageOn } from '#shared/time/calendar.ts'

/** Full years today in the practice's zone; nothing when the birth date cannot be read. */
export function ageOf({ birthDate }: Patient, moments: Moments): number | undefined {
  return ageOn(birthDate, moments.dayOf(new Date().toISOString()))
}

/** The day of birth as numbers, as it stands on forms: `1991-04-12`. */
export function birthDayOf({ birthDate, birthDateApprox }: Patient): string {
  return birthDateApprox ? `≈ ${birthDate}` : birthDate
}

/** The practice's own record number. */
export function numberOf({ identifiers = [] }: Patient): string {
  return identifiers.find(({ type }) => type === 'mrn')?.value ?? ''
}

/** The telephone to try first. */
export function phoneOf({ contacts = [] }: Patient): string {
  const phones = contacts.filter(({ system }) => system === 'phone')
  return (phones.find(({ preferred }) => preferred) ?? phones[0])?.value ?? ''
}

/** Where the patient lives, on one line. */
export function addressOf({ addresses = [] }: Patient): string {
  const home = addresses.find(({ use }) => use === 'home') ?? addresses[0]
  if (!home) return ''
  return [...(home.lines ?? []), home.city, [home.state, home.postalCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
}
