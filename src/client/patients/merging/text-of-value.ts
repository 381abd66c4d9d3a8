import { membersOf } from '#shared/patch/members-of.ts'

/** Names that say how a part is kept, and nothing of a person. */
const silent = ['id', 'resourceType', 'partition', 'use', 'system', 'versionId', 'code', 'rank']

/** The text of a value of a record, as people compare it: words and numbers, parts divided by commas. */
export function textOfValue(record: object, field: string): string {
  return textOf(membersOf(record)[field]) || '–'
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('; ')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  const { display, code } = membersOf(value)
  if (typeof display === 'string') return display
  const texts = Object.entries(value)
    .filter(([name]) => !silent.includes(name))
    .map(([, each]) => textOf(each))
    .filter(Boolean)
  return texts.length === 0 && typeof code === 'string' ? code : texts.join(', ')
}
