import type { PracticePreferences } from '#generated/types/practice-preferences.ts'

/** What a practice says of the ages from which people decide for themselves. */
export type ConsentAges = Partial<Pick<PracticePreferences, 'ageOfMajority' | 'minorConsentAges'>>

const usualAge = 18

/** Care to which the law of many states lets older minors consent by themselves, with what follows from it; never medication, money or research. */
const mentalHealthCare: readonly string[] = [
  'treatment',
  'telehealth',
  'privacy-notice',
  'release-of-information',
  'psychotherapy-notes',
  'group-rules',
]

/**
 * The age of consent, in years: from then on a patient's own signature brings a consent of this kind into force. It is the age
 * of majority where the practice names no earlier one for this care; the consent of a minor has none.
 */
export function consentAge(
  kind: string,
  { ageOfMajority = usualAge, minorConsentAges }: ConsentAges,
): number {
  if (kind === 'minor-consent') return 0
  const { mentalHealth, substanceUse } = minorConsentAges ?? {}
  const earlier = kind.startsWith('part2-') ? substanceUse : mentalHealth
  const isCare = kind.startsWith('part2-') || mentalHealthCare.includes(kind)
  return isCare && earlier !== undefined ? Math.min(earlier, ageOfMajority) : ageOfMajority
}

/** Is somebody born on a day so many years old today? */
export function isOfAge(birthDate: string, today: string, age: number): boolean {
  const [year = '9999', ...rest] = birthDate.split('-')
  return [String(Number(year) + age).padStart(4, '0'), ...rest].join('-') <= today
}
