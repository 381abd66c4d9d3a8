import type { Calculation } from '#generated/types/calculation.ts'
import type { FormWriting } from './form-writing.ts'
import { answerPath } from './written-condition.ts'

/** A calculation as FHIRPath; nothing where it does what an expression cannot say of the answers alone. */
export function calculationPath(
  { kind, sources, missing }: Calculation,
  writing: FormWriting,
): string | undefined {
  const terms = sources.map((source) => (typeof source === 'number' ? String(source) : term(source, writing)))
  if (!terms.every((one) => one !== undefined)) return undefined
  if (kind === 'Copy') return terms[0]
  if (kind === 'Multiply') return terms.join(' * ')
  if (kind === 'Difference') return terms.join(' - ')
  if (missing !== 'Blank') return together(kind, sources, writing)
  return kind === 'Sum' ? terms.join(' + ') : `(${terms.join(' + ')}) / ${terms.length}`
}

function term(source: string, writing: FormWriting): string | undefined {
  const path = writing.elementOf(source) ? answerPath(source, writing) : undefined
  return path === undefined ? undefined : `${path}${valueTail([source], writing)}`
}

/** Sums and averages of what is answered. */
function together(
  kind: 'Sum' | 'Average',
  sources: Calculation['sources'],
  writing: FormWriting,
): string | undefined {
  const ids = sources.filter((source) => typeof source === 'string')
  const links = ids.map((id) => writing.linkIdOf(id))
  const areKnown = ids.length === sources.length && ids.every((id) => writing.elementOf(id))
  if (!areKnown || links.some((link) => /['\\|,]/.test(link))) return undefined

  const named = links.map((link) => `'${link}'`).join('|')
  const tail = valueTail(ids, writing)
  return `%resource.descendants().where(linkId in (${named})).answer.value${tail}.${kind === 'Sum' ? 'sum' : 'avg'}()`
}

function valueTail(ids: readonly string[], { elementOf }: FormWriting): string {
  const types = new Set(ids.map((id) => elementOf(id)?.type))
  if (types.has('Choice') || types.has('OpenChoice')) return '.ordinal()'
  return types.has('Quantity') ? '.value' : ''
}
