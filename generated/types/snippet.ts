// Generated from schemas/resources/snippet.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { SnippetKind } from '../enumerations/snippet-kind.ts'
import type { Visibility } from '../enumerations/visibility.ts'

/** A block of text that is put in by name. */
export type Snippet = {
  readonly id: string
  readonly resourceType: 'Snippet'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Unique for its owner and visibility. */
  readonly name: string
  /** What it puts in. */
  readonly kind: SnippetKind
  /** May hold placeholders, choices and the place of the cursor. */
  readonly body: string
  /** Offered in these sections; none means everywhere. */
  readonly sectionTypes?: readonly CodedValue[]
  /** Offered in these notes; none means all. */
  readonly definitions?: readonly Reference[]
  /** Offered in these programs; none means all. */
  readonly programs?: readonly Reference[]
  /** Keys that put it in; unique for its owner. */
  readonly hotkey?: string
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
