import type { Consent } from '#generated/types/consent.ts'
import { type Looked, type Opinion, right, wrong } from './opinion.ts'

/** Whether there is a consent to telehealth: one on file for that day, one that the session names, or one given at its beginning. */
export function sayConsent({ session }: Looked): Opinion | undefined {
  const { encounter, patient, related } = session
  if (encounter.mode !== 'Telehealth' || !patient) return undefined
  const isGiven = encounter.telehealth?.consentConfirmed === true || (encounter.consents ?? []).length > 0
  if (isGiven) return right('notes.telehealth-consent-there')
  if (!related?.consents) return undefined
  return related.consents.some((consent) => isOnFile(consent, encounter.serviceDate))
    ? right('notes.telehealth-consent-there')
    : wrong('notes.telehealth-consent-missing')
}

function isOnFile({ kind, status, decision, period }: Consent, date: string): boolean {
  const isPermitted = kind.code === 'telehealth' && status === 'Active' && decision === 'Permit'
  return isPermitted && (period.start ?? date) <= date && date <= (period.end ?? date)
}
