import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Document, StoredDocument } from './document.ts'

/**
 * The door from stored JSON to a type: the document was read from that type's rows, or has passed its validators. The one cast
 * of the stores, for no type says that what a table holds under a type's name is of that type.
 */
export function typedRow<Type extends ResourceType>(document: Document): ResourceTypes[Type] {
  // See above.
  return document as ResourceTypes[Type]
}

/** The way back: a row as the stores handle it, whatever its type. */
export function untypedRow(row: object): Document {
  return { ...row }
}

/** The stored text of a row as what every row carries; the store wrote it, or its migration. */
export function storedDocument(content: Document): StoredDocument {
  // Every row that the house has stored carries its id, type, partition and meta (`contentToStore`).
  return content as StoredDocument
}
