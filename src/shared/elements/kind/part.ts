import type { AnyElement, FormElementType } from '#generated/types/elements.ts'
import type { Option } from '#generated/types/option.ts'

/** The finding that excludes all others of its domain. */
export const usual = 'within-normal-limits'

/** One named part of a kind of composed answer; its words stand under `elements.part.{id}`. */
export function part(id: string, type: FormElementType, more: Partial<AnyElement> = {}): AnyElement {
  return { id, type, labelId: `elements.part.${id}`, ...more }
}

/** A part that is one of a few codes. */
export function choice(id: string, codes: readonly string[], more: Partial<AnyElement> = {}): AnyElement {
  return part(id, 'Choice', { options: codes.map(optionOf), width: 5, ...more })
}

/** A part that is any number of a few codes. */
export function choices(id: string, codes: readonly string[]): AnyElement {
  return part(id, 'Choice', { options: codes.map(optionOf), multiple: true, display: 'Checkboxes' })
}

/** A part that is a list of short texts. */
export function texts(id: string): AnyElement {
  return part(id, 'String', { repeats: { max: 50 } })
}

/** A part that is a record of one of these types. */
export function record(id: string, ...types: readonly string[]): AnyElement {
  return part(id, 'Reference', { types, width: 5 })
}

/** A part that is a table of rows with these parts. */
export function table(id: string, columns: readonly AnyElement[]): AnyElement {
  return part(id, 'Grid', { freeRows: true, columns })
}

/** A whole number within bounds. */
export function count(
  id: string,
  { min, max }: { readonly min: number; readonly max: number },
  unit?: string,
): AnyElement {
  const unitOf = unit === undefined ? {} : { unit: { code: unit, label: unit } }
  return part(id, 'Integer', { validation: { min, max }, width: 3, ...unitOf })
}

function optionOf(code: string): Option {
  return { code, labelId: `elements.code.${code}`, ...(code === usual ? { exclusive: true } : {}) }
}

/** Half the width of the grid. */
export const half = { width: 5 } as const
