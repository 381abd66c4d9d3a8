import type { ElementType } from '#shared/forms/definition.ts'
import { numberOf } from '#shared/imports/reading/foreign-object.ts'
import type { Part } from '#shared/imports/reading/importing.ts'
import { yesOrNo } from './yes-or-no.ts'

const numbers: ReadonlySet<ElementType> = new Set(['Integer', 'Decimal', 'Quantity', 'Scale'])

/** A default in the type of its question; one that does not fit is told later, when all questions are known. */
export function setDefault(part: Part, raw: unknown): void {
  const number = numberOf(raw)
  if (numbers.has(part.type)) part.default = number ?? String(raw)
  else if (part.type === 'Boolean') part.default = yesOrNo(String(raw)) ?? String(raw)
  else if (part.type === 'OpenChoice') part.default = openDefault(part, String(raw))
  else if (part.multiple) part.default = (Array.isArray(raw) ? raw : [raw]).map(String)
  else part.default = String(raw)
}

function openDefault({ options, multiple }: Part, text: string): NonNullable<Part['default']> {
  const one = options?.some(({ code }) => code === text) ? { code: text } : { text }
  return multiple ? [one] : one
}
