import { type CustomTypesConfig, types } from 'pg'

const timestamptz = 1184
const timestamptzList = 1185
const timestamp = 1114
const date = 1082

const parsers = new Map<number, (text: string) => unknown>([
  [timestamptz, isoInstant],
  [timestamptzList, isoInstants],
  [timestamp, (text) => text],
  [date, (text) => text],
])

/**
 * How values come out of both databases: instants as ISO text with milliseconds in UTC, days as 'YYYY-MM-DD',
 * bigint and numeric as decimal text, bytea as a Buffer, json and jsonb parsed, ranges as text.
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? types.getTypeParser(oid, format),
}

/** '2026-11-21 10:36:12.1+00' becomes '2026-11-21T10:36:12.100Z'. */
export function isoInstant(text: string): string {
  const plain = text.endsWith('+00') && text.length >= 22 && text.length <= 26
  if (!plain) return new Date(text).toISOString()
  const fraction = text.slice(20, -3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`
}

/** '{"2026-11-21 10:36:12+00",NULL}' as a list. */
function isoInstants(text: string): readonly (string | null)[] {
  if (text === '{}') return []
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : isoInstant(item.replaceAll('"', ''))))
}
