import type { ElementType } from '#shared/forms/definition.ts'
import { patternFault } from '#shared/forms/patterns/patterns.ts'
import { cut, numberOf } from '#shared/imports/reading/foreign-object.ts'
import type { Part } from '#shared/imports/reading/importing.ts'
import { refuseWhole } from './refuse-whole.ts'
import type { Placing } from './set-options.ts'

const numbers: ReadonlySet<ElementType> = new Set(['Integer', 'Decimal', 'Quantity', 'Scale'])
const texts: ReadonlySet<ElementType> = new Set(['String', 'Text', 'Url'])
const longestBody = 20_000

/** The least or greatest number, day or length of an answer; one that does not fit its type is told word for word. */
export function setBound(
  part: Part,
  { side, raw }: { readonly side: 'min' | 'max'; readonly raw: unknown },
  { name, importing: { ledger } }: Placing,
): void {
  if (raw === undefined || raw === null || raw === '') return

  const number = numberOf(raw)
  const isDay = typeof raw === 'string' && /^\d{4}-\d{2}-\d{2}/.test(raw)
  if (numbers.has(part.type) && number !== undefined) part.validation = { ...part.validation, [side]: number }
  else if (texts.has(part.type) && number !== undefined && number >= 0)
    part.validation = { ...part.validation, [`${side}Length`]: Math.min(Math.round(number), longestBody) }
  else if ((part.type === 'Date' || part.type === 'DateTime') && isDay)
    part.validation = { ...part.validation, [`${side}Date`]: String(raw).slice(0, 10) }
  else ledger.refuse(name, { message: 'imports.bound-left', parameters: { text: cut(String(raw), 200) } })
}

/** A pattern of the answer, where it can be matched in linear time. */
export function setPattern(part: Part, pattern: string, { name, importing: { ledger } }: Placing): void {
  const isLinear = pattern.length <= 200 && patternFault(pattern) === undefined
  if (isLinear && texts.has(part.type)) part.validation = { ...part.validation, pattern }
  else refuseWhole(name, { remark: 'imports.pattern-left', value: pattern }, ledger)
}
