// Generated from schemas/resources/snippet-template.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { SnippetKind } from '../enumerations/snippet-kind.ts'

/** A snippet that practices install from the library. */
export type SnippetTemplate = {
  readonly id: string
  readonly resourceType: 'SnippetTemplate'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Unique in its language. */
  readonly name: string
  /** What it puts in. */
  readonly kind: SnippetKind
  /** May hold placeholders, choices and the place of the cursor. */
  readonly body: string
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
