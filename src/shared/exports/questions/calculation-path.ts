import type { Calculation } from '#generated/types/calculation.ts'
import type { FormWriting } from './form-writing.ts'
import { answerPath, hasSeveral } from './written-condition.ts'

/** A calculation as FHIRPath; nothing where an expression of the answers alone would give another number. */
export function calculationPath(calculation: Calculation, writing: FormWriting): string | undefined {
  const { kind, sources, unitFactor = 1, minSources = 1 } = calculation
  const terms = sources.map((source) => (typeof source === 'number' ? String(source) : term(source, writing)))
  if (!terms.every((one) => one !== undefined)) return undefined
  if (kind === 'Copy') return terms[0]
  if (unitFactor !== 1 || minSources > 1) return undefined
  if (!needsAll(calculation)) return together(calculation, writing)
  if (kind === 'Multiply') return terms.join(' * ')
  if (kind === 'Difference') return terms.join(' - ')
  return kind === 'Sum' ? terms.join(' + ') : `(${terms.join(' + ')}) / ${terms.length}`
}

/** In FHIRPath a sum of terms has no value while one of them has none. */
function needsAll({ kind, missing = 'PerKind' }: Calculation): boolean {
  return missing === 'Blank' || (missing === 'PerKind' && (kind === 'Multiply' || kind === 'Difference'))
}

function term(source: string, writing: FormWriting): string | undefined {
  const path = writing.elementOf(source) ? answerPath(source, writing) : undefined
  return path === undefined ? undefined : `${path}${valueTail(source, writing)}`
}

/** Sums and averages of what is answered; each answer is counted once, in the same way. */
function together({ kind, sources, missing }: Calculation, writing: FormWriting): string | undefined {
  const ids = sources.filter((source) => typeof source === 'string')
  if (ids.length < sources.length || new Set(ids).size < ids.length) return undefined
  const isOfLists = ids.some((id) => hasSeveral(writing.elementOf(id)))
  if (kind !== 'Sum' && (kind !== 'Average' || missing === 'Zero' || isOfLists)) return undefined

  const links = ids.map((id) => writing.linkIdOf(id))
  const [tail = '', ...otherTails] = new Set(ids.map((id) => valueTail(id, writing)))
  if (otherTails.length > 0 || links.some((link) => /['\\|,]/.test(link))) return undefined

  const named = links.map((link) => `'${link}'`).join('|')
  return `%resource.descendants().where(linkId in (${named})).answer.value${tail}.${kind === 'Sum' ? 'sum' : 'avg'}()`
}

function valueTail(id: string, { elementOf }: FormWriting): string {
  const type = elementOf(id)?.type
  if (type === 'Choice' || type === 'OpenChoice') return '.ordinal()'
  return type === 'Quantity' ? '.value' : ''
}
