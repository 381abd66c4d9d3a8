import { membersOf } from '#shared/patch/members-of.ts'

/** What a record says of its file, as people say it. */
export type ContentFacts = {
  readonly kind: string
  readonly ending: string
  readonly size: number
  readonly pages?: number
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'text/plain': 'txt',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/** Reads what a record says of its file; undefined when it has none. */
export function contentFacts(value: unknown): ContentFacts | undefined {
  const { contentType, size, pageCount } = membersOf(value)
  if (typeof contentType !== 'string' || typeof size !== 'number') return undefined
  const ending = endings[contentType] ?? contentType.slice(contentType.indexOf('/') + 1)
  return {
    kind: ending.toUpperCase(),
    ending,
    size,
    ...(typeof pageCount === 'number' && { pages: pageCount }),
  }
}

/** A size as people read it: 12 kB, 3.4 MB. */
export function sizeText(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  const digits = value < 10 ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(value)
}

/** The record's name as the name of a file; what a file's name may not have, or what turns its letters around, is left out. */
export function fileName(display: string, ending: string): string {
  const plain = display.replace(/[\p{C}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu, ' ').replace(/[\s.]+/g, ' ')
  return `${plain.trim().slice(0, 100) || 'file'}.${ending}`
}
