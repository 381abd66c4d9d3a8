import type { TableField } from '#tests/support/domain-types.ts'

/** What a row of the tables demands of a schema's field, as far as it can be read by rule. */
export type Demand = {
  readonly name: string
  readonly isList: boolean
  /** The kind of one entry: `text`, `coded consent-kind`, `reference Patient|Group`, `one of A|B`, …; undefined where only words describe it. */
  readonly kind: string | undefined
  readonly isRequired: boolean
  readonly isNonEmpty: boolean
  /** `somehow`: by the body, or else by a default. */
  readonly create: 'needed' | 'somehow' | 'free'
  /** S, O, I, V, T, X as they stand in the table. */
  readonly flags: string
  readonly maxLength?: number
  readonly range?: readonly [number, number]
  readonly initial?: string
}

/** For tests of fields, the rows of one type as demands; fields that share a row share a cardinality such as `1, ?`, one part for each. */
export function demandsOf(fields: readonly TableField[]): readonly Demand[] {
  return fields.map((field, index) => demandOf(field, cardinalityOf(fields, index)))
}

function cardinalityOf(fields: readonly TableField[], index: number): string {
  const { cardinality = '' } = fields[index] ?? {}
  const parts = cardinality.split(',').map((part) => part.trim())
  if (parts.length === 1) return cardinality
  let first = index
  while (fields[first - 1]?.cardinality === cardinality) first -= 1
  return parts[(index - first) % parts.length] ?? ''
}

function demandOf(field: TableField, cardinality: string): Demand {
  const { name } = field
  const initial = /(?<![≥≤>])=\s?([\w-]+)$/.exec(field.type)?.[1]
  const type = field.type.replace(/\s*=\s?[\w-]+$/, '')
  const isList = /\[\]/.test(type.replace(/\{.*\}/s, '')) || cardinality === '*' || cardinality === '+'
  const entry = type.replace(/(\}|^[^{]*)\[\].*$/s, '$1').trim()
  const letters = /^[RSOIVTX]*/.exec(field.flags)?.[0] ?? ''
  const flags = [...new Set(letters.replace('R', '') + (/\(V\)$/.test(type) ? 'V' : ''))].join('')
  return {
    name,
    isList,
    kind: kindOf(entry),
    isRequired: cardinality === '1' || cardinality === '+',
    isNonEmpty: cardinality === '+',
    create: createOf(letters, cardinality),
    flags,
    ...boundsOf(entry),
    ...(initial !== undefined && { initial }),
  }
}

/** A row of the table that is shared by a needed and an optional field says R for the needed one. */
function createOf(letters: string, cardinality: string): Demand['create'] {
  if (letters.includes('R') && cardinality !== '?') return 'needed'
  return cardinality === '+' && !letters.includes('V') ? 'somehow' : 'free'
}

const plain: readonly (readonly [RegExp, string])[] = [
  [/^(string|slug|path|text|stepId|base64|e-mail)\b/, 'text'],
  [/^md\b/, 'markdown'],
  [/^(\^#|hex)/, 'Color'],
  [/^IANA/, 'TimeZone'],
  [/^dateTime/, 'instant'],
  [/^date\b(?!\(Time\))/, 'date'],
  [/^approx/, 'Approximate'],
  [/^uri/, 'uri'],
  [/^boolean/, 'boolean'],
  [/^decimal/, 'number'],
  [/^(int|integer|minutes|\d+(\.\.|,)\d+)/, 'whole number'],
  [/^CodedValue|^coded$/, 'coded'],
  [/^(Money|Content|Annotation|Signature|Address|ContactPoint|HumanName|StatusChange|Recurrence)\b/, ''],
  [/^Period/, 'Period'],
  [/^(\{|object|query body)/, 'object'],
]

function kindOf(entry: string): string | undefined {
  const reference = /^Ref(!?)(?:\(([A-Za-z|]+)(?: [^)]*)?\))?(?: ≤ \d+)?$/.exec(entry)
  if (reference) return referenceKind(reference[2], reference[1] === '!')
  const code = /^code\((\w+)\)$/.exec(entry)
  if (code) return `enumeration ${code[1]}`
  const coded = /^coded\(([\w-]+)\)$/.exec(entry)
  if (coded) return `coded ${coded[1]}`
  if (/^[\w-]+(\|[\w-]+)+$/.test(entry)) return `one of ${entry.split('|').sort().join('|')}`
  const found = plain.find(([pattern]) => pattern.test(entry))
  return found && (found[1] === '' ? /^\w+/.exec(entry)?.[0] : found[1])
}

function referenceKind(targets: string | undefined, isPinned: boolean): string {
  const pinned = isPinned ? ' pinned' : ''
  if (!targets || targets === 'any') return `reference${pinned}`
  return `reference ${targets === 'same' ? 'itself' : targets.split('|').sort().join('|')}${pinned}`
}

function boundsOf(entry: string): Pick<Demand, 'maxLength' | 'range'> {
  const length = /^(?:string|md)\((\d+)\)/.exec(entry)?.[1] ?? /^md ≤ ([\d ]+)/.exec(entry)?.[1]
  const range = /(?:^|\s)(\d+)\.\.(\d+)/.exec(entry)
  return {
    ...(length && { maxLength: Number(length.replaceAll(' ', '')) }),
    ...(range && !entry.startsWith('{') && { range: [Number(range[1]), Number(range[2])] as const }),
  }
}
