import type { Element } from '#shared/forms/definition.ts'

/** An answer that is made of named parts: one record of them, or a list of such records. */
export type Composition = { readonly as: 'record' | 'rows'; readonly parts: readonly Element[] }

/** One record of these parts. */
export function oneOf(...parts: readonly Element[]): Composition {
  return { as: 'record', parts }
}

/** A list of records of these parts. */
export function rowsOf(...parts: readonly Element[]): Composition {
  return { as: 'rows', parts }
}
