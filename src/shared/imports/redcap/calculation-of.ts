import type { Calculation } from '#generated/types/calculation.ts'
import type { FindSource } from '#shared/imports/logic/condition-from.ts'

const field = /^\[(\w+)\]$/

/** A sum or mean of fields as one of our calculations; nothing when the formula says anything else. */
export function calculationOf(formula: string, find: FindSource): Calculation | undefined {
  const text = formula.replace(/\s+/g, '')
  if (text.length > 5000) return undefined
  const [, word, inner] = /^(sum|mean)\((.*)\)$/i.exec(text) ?? []
  const ids = idsOf(inner === undefined ? bare(text).split('+') : inner.split(','), find)
  if (!ids) return undefined

  const kind = word?.toLowerCase() === 'mean' ? 'Average' : 'Sum'
  return { kind, sources: ids, decimals: 2, ...(inner === undefined ? { missing: 'Blank' } : {}) }
}

function bare(text: string): string {
  return text.startsWith('(') && text.endsWith(')') && !text.slice(1, -1).includes('(')
    ? text.slice(1, -1)
    : text
}

/** Only sources that count for a number. */
const counted: ReadonlySet<string> = new Set(['Integer', 'Decimal', 'Choice', 'Boolean'])

function idsOf(texts: readonly string[], find: FindSource): readonly string[] | undefined {
  if (texts.length > 100) return undefined
  const sources = texts.map((text) => find(field.exec(text)?.[1] ?? ''))
  const ids = sources.flatMap((source) => (source?.part && counted.has(source.part.type) ? [source.id] : []))
  return ids.length === texts.length ? ids : undefined
}
