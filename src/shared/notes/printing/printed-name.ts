import type { Practitioner } from '#generated/types/practitioner.ts'

/** A signer as he stands in a printed note: the name of the record with its credentials, once. */
export function printedName({ name, credentials }: Pick<Practitioner, 'name' | 'credentials'>): string {
  const { given, middle, family, suffix } = name
  const whole = [...(given ?? []), middle, family, suffix].filter(Boolean).join(' ')
  return credentials ? `${whole}, ${credentials}` : whole
}
