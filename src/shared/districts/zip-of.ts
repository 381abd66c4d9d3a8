import type { Address } from '#generated/types/address.ts'

const zip = /^(\d{5})(?:-?\d{4})?$/

/** The five digits by which an address belongs to a district; undefined where it is abroad or has no ZIP code. */
export function zipOf({
  country,
  postalCode,
}: Pick<Partial<Address>, 'country' | 'postalCode'>): string | undefined {
  return country === undefined || country === 'US' ? zip.exec((postalCode ?? '').trim())?.[1] : undefined
}
