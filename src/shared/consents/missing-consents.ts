import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Consent } from '#generated/types/consent.ts'

type Given = Pick<Consent, 'kind' | 'status' | 'decision' | 'period'>

/** Which of the consents that a program requires nobody has given for this day. */
export function missingConsents(
  required: readonly CodedValue[],
  consents: readonly Given[],
  day: string,
): readonly CodedValue[] {
  const given = consents.filter((each) => isGiven(each, day))
  return required.filter(({ code }) => !given.some(({ kind }) => kind.code === code))
}

function isGiven({ status, decision, period }: Given, day: string): boolean {
  const { start = day, end = day } = period
  return status === 'Active' && decision === 'Permit' && start <= day && day <= end
}
