// Generated from schemas/resources/speech-rule-template.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { SpeechRuleKind } from '../enumerations/speech-rule-kind.ts'
import type { SpeechSpacing } from '../enumerations/speech-spacing.ts'

/** A speech rule that practices install from the library. */
export type SpeechRuleTemplate = {
  readonly id: string
  readonly resourceType: 'SpeechRuleTemplate'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** What is said; matched literally, the longest first. */
  readonly phrases: readonly string[]
  readonly kind: SpeechRuleKind
  /** The text, or the name of the command; not needed for vocabulary. */
  readonly replacement?: string
  readonly matchCase: boolean
  /** The highest acts first. */
  readonly priority: number
  /** The space before it. */
  readonly spacingBefore: SpeechSpacing
  /** The space after it. */
  readonly spacingAfter: SpeechSpacing
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
