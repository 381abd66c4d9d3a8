import { writePhone } from './write-phone.ts'

/** A way to reach somebody as people write it: numbers in groups, everything else as it is. */
export function writeContact({ system, value }: { readonly system: string; readonly value: string }): string {
  return ['phone', 'fax', 'sms', 'pager'].includes(system) ? writePhone(value) : value
}
