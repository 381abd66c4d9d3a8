// Generated from schemas/resources/text-expansion.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { ExpandKey } from '../enumerations/expand-key.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { Visibility } from '../enumerations/visibility.ts'

/** A short key that becomes text while somebody writes. */
export type TextExpansion = {
  readonly id: string
  readonly resourceType: 'TextExpansion'
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
  /** Personal: its owner alone; Team: a program; Practice: everybody, and only who manages definitions may make it. */
  readonly visibility: Visibility
  /** Whoever made it. */
  readonly owner: Reference
  /** The program that shares it; needed when a team does. */
  readonly team?: Reference
  /** A personal one is Active at once. */
  readonly status: DefinitionStatus
  /** The language that it is written in. */
  readonly language: CodedValue
  /** Groups what belongs together in long lists. */
  readonly category?: string
  /** Free words to find it by. */
  readonly tags?: readonly string[]
  /** The library entry that it was installed from, in that version. */
  readonly template?: Reference
  /** How often it was used. */
  readonly usageCount: number
  /** When it was used last. */
  readonly lastUsed?: string
}
