// Generated from schemas/resources/note-template.json by npm run generate. Edits are lost.
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Identifier } from './identifier.ts'
import type { Json } from './json.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { Visibility } from '../enumerations/visibility.ts'

/** A filled-in beginning for notes of one definition. */
export type NoteTemplate = {
  readonly id: string
  readonly resourceType: 'NoteTemplate'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** What it is chosen by. */
  readonly name: string
  /** Fits every version of this definition. */
  readonly definition: Reference
  /** Personal: its owner alone; Team: a program; Practice: everybody, and only who manages definitions may make it. */
  readonly visibility: Visibility
  /** Whoever made it. */
  readonly owner: Reference
  /** A personal one is Active at once. */
  readonly status: DefinitionStatus
  /** Sections that the definition does not have are left out, with a notice; answers that are there are never overwritten unasked. */
  readonly sections: readonly {
    readonly sectionKey: string
    /** Answers by question; placeholders are filled in. */
    readonly data: {
      readonly [k: string]: Json
    }
    readonly narrative?: string
  }[]
  /** Offered with these services; none means all. */
  readonly services?: readonly Reference[]
  /** Offered in these programs; none means all. */
  readonly programs?: readonly Reference[]
  /** Free words to find it by. */
  readonly tags?: readonly string[]
  /** Who keeps it at the top. */
  readonly favoriteOf?: readonly Reference[]
  /** How many notes were begun with it. */
  readonly usageCount: number
  /** When a note was last begun with it. */
  readonly lastUsed?: string
}
