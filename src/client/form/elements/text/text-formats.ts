import type { EntryFormat } from '#client/form/elements/use-entry.ts'
import { writePhone } from '#shared/elements/text/write-phone.ts'

type TextFormat = EntryFormat<string> & {
  readonly kind: 'text' | 'email' | 'tel' | 'url'
  readonly autoComplete?: string
  readonly inputMode?: 'numeric' | 'tel' | 'email' | 'url'
  /** What stands in the field when nobody types in it. */
  readonly veil?: (value: string) => string
}

/** E.164 (with `;ext=`) for a number that can be read, else as typed. */
function readPhone(text: string): string | undefined {
  const [main = '', extension] = text.toLowerCase().split(/\s*(?:x|ext\.?|;ext=)\s*/)
  const digits = main.replace(/[^\d+]/g, '')
  const tail = extension ? `;ext=${extension.replace(/\D/g, '')}` : ''
  if (/^\d{10}$/.test(digits)) return `+1${digits}${tail}`
  if (/^1\d{10}$/.test(digits)) return `+${digits}${tail}`
  if (/^\+\d{7,15}$/.test(digits)) return `${digits}${tail}`
  return text.trim() === '' ? undefined : text
}

function readSocialSecurityNumber(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length !== 9) return text.trim() === '' ? undefined : text
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`
}

function readEmail(text: string): string | undefined {
  const [name = '', domain] = text.trim().split('@')
  if (name === '' && domain === undefined) return undefined
  return domain === undefined ? name : `${name}@${domain.toLowerCase()}`
}

function readPostalCode(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  if (/^\d{9}$/.test(digits) && /^[\d\s-]+$/.test(text)) return `${digits.slice(0, 5)}-${digits.slice(5)}`
  return text.trim() === '' ? undefined : text.trim()
}

const asTyped: EntryFormat<string> = {
  read: (text) => (text === '' ? undefined : text),
  write: (value) => value,
}

/** The one-line formats and how each is typed, stored and shown. */
export const textFormats: Readonly<Record<string, TextFormat>> = {
  Plain: { ...asTyped, kind: 'text' },
  Email: { read: readEmail, write: (value) => value, kind: 'email', inputMode: 'email', autoComplete: 'off' },
  Phone: { read: readPhone, write: writePhone, kind: 'tel', inputMode: 'tel', autoComplete: 'off' },
  SocialSecurityNumber: {
    read: readSocialSecurityNumber,
    write: (value) => value,
    kind: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    veil: (value) => `•••-••-${value.slice(-4)}`,
  },
  PostalCode: { read: readPostalCode, write: (value) => value, kind: 'text', autoComplete: 'off' },
  Url: { read: asTyped.read, write: (value) => value, kind: 'url', inputMode: 'url' },
}
