import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Document } from './document.ts'

/**
 * The door from stored JSON to a type: the document was read from that type's rows, or has passed its validators. The one cast
 * of the stores, for no type says that what a table holds under a type's name is of that type.
 */
export function typedRow<Type extends ResourceType>(document: Document): ResourceTypes[Type] {
  return document as unknown as ResourceTypes[Type]
}

/** The way back: a row as the stores handle it, whatever its type. */
export function untypedRow(row: object): Document {
  return { ...row }
}
