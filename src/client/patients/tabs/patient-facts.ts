import type { Words } from '#client/ui/words.tsx'
import type { Patient } from '#generated/types/patient.ts'
import { writePhone } from '#shared/elements/text/write-phone.ts'

/** The day of birth as the reader writes days, marked where it is not known for sure. */
export function birthDayOf({ birthDate, birthDateApprox }: Patient, words: Words): string {
  const date = words('patients.birth-date-is', { date: birthDate })
  return birthDateApprox ? `≈ ${date}` : date
}

/** The practice's own record number. */
export function numberOf({ identifiers = [] }: Patient): string {
  return identifiers.find(({ type }) => type === 'mrn')?.value ?? ''
}

/** The telephone to try first. */
export function phoneOf({ contacts = [] }: Patient): string {
  const phones = contacts.filter(({ system }) => system === 'phone')
  return writePhone((phones.find(({ preferred }) => preferred) ?? phones[0])?.value ?? '')
}

/** Who is first responsible for the patient. */
export function leadOf({ careTeam = [] }: Patient): string {
  const lead = careTeam.find(({ primary }) => primary) ?? careTeam[0]
  return lead?.member.display ?? ''
}

/** Where the patient lives, on one line. */
export function addressOf({ addresses = [] }: Patient): string {
  const home = addresses.find(({ use }) => use === 'home') ?? addresses[0]
  if (!home) return ''
  return [...(home.lines ?? []), home.city, [home.state, home.postalCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
}
