// Generated from schemas/resources/text-expansion-template.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { ExpandKey } from '../enumerations/expand-key.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'

/** A text expansion that practices install from the library. */
export type TextExpansionTemplate = {
  readonly id: string
  readonly resourceType: 'TextExpansionTemplate'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Begins with a period, a semicolon or a slash, or is a word. */
  readonly trigger: string
  /** May hold placeholders, as a snippet does. */
  readonly replacement: string
  /** The text fields where it acts; none means all but signatures, e-mail addresses and searches. */
  readonly elements?: readonly string[]
  readonly caseSensitive: boolean
  readonly wholeWord: boolean
  /** The keys that set it off. */
  readonly expandOn: readonly ExpandKey[]
  /** The shelf of the library that it stands on. */
  readonly category: string
  /** The language that it is written in. */
  readonly language: CodedValue
  /** Whom it is meant for. */
  readonly audience?: string
  /** Grows when the library brings a newer text. */
  readonly version: number
  /** Practices install only Active ones. */
  readonly status: DefinitionStatus
}
