import type { ElementTranslation } from '#generated/types/element-translation.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { ForeignObject } from './foreign-object.ts'
import type { ImportLedger } from './import-ledger.ts'
import type { NamedExpressions } from './named-expressions.ts'
import type { IdSource } from './open-ids.ts'

/** An element while it is being made. */
export type Part = { -readonly [Key in keyof Element]: Element[Key] }

/** Where an element came from: its item in the file, and the places of those sub-items that only explain it and are part of it now. */
export type Origin = { readonly item: ForeignObject; readonly folded: readonly number[] }

/** What an import has to know beside the definition, for an export that gives the file back. */
export type Origins = {
  readonly of: ReadonlyMap<string, Origin>
  /** Sections and lists that stand for no item, because a question has sub-questions here; each with the question's id. */
  readonly around: ReadonlyMap<string, string>
}

/** One import on its way: the book of what becomes of everything, and what conversions need of the whole file. */
export type Importing = {
  readonly ledger: ImportLedger
  readonly ids: IdSource
  /** Contained resources and those of the same bundle. */
  readonly beside: readonly ForeignObject[]
  /** Elements by linkId; the first one where a linkId stands twice. */
  readonly byLinkId: Map<string, Part>
  /** Codes that conditions ask of a question, by its linkId. */
  readonly asked: ReadonlyMap<string, readonly ForeignObject[]>
  /** The named expressions (`variable`) that can be seen here. */
  readonly names: NamedExpressions
  /** Here every item stands once in each row of a list. */
  readonly isInList: boolean
  /** Conditions and calculations, looked at when every question has its element. */
  readonly later: (() => void)[]
  readonly origins: Map<Part, Origin>
  readonly around: Map<Part, Part>
  /** Words in other languages: language, element, words. */
  readonly translations: Map<string, Map<Part, ElementTranslation>>
}
