import type { Element } from '#shared/forms/definition.ts'
import { type ImportRemark, openLedger } from '#shared/imports/reading/import-ledger.ts'
import type { Importing } from '#shared/imports/reading/importing.ts'
import { openNames } from '#shared/imports/reading/named-expressions.ts'
import { openIds } from '#shared/imports/reading/open-ids.ts'

/** A form of another language that was read: what it says of itself, its elements, and the book of what became of everything. */
export type ForeignForm = {
  readonly title: string
  readonly shortName?: string | undefined
  readonly purpose?: string | undefined
  readonly language?: string | undefined
  /** Where it came from beside its file: an id, a version. */
  readonly origin: readonly string[]
  readonly elements: readonly Element[]
  readonly importing: Importing
}

/** Why one form of a file could not be taken over, in a sentence. */
export type ForeignRefusal = { readonly title: string; readonly refusal: ImportRemark }

/** What a reader makes of a file. */
export type ReadForeign = (fileName: string, content: unknown) => ForeignForm | ForeignRefusal

/** A new import, with an empty book. */
export function beginForeign(): Importing {
  return {
    ledger: openLedger(),
    ids: openIds(),
    beside: [],
    byLinkId: new Map(),
    asked: new Map(),
    names: openNames({ isInList: false }),
    isInList: false,
    later: [],
    origins: new Map(),
    around: new Map(),
    translations: new Map(),
  }
}
