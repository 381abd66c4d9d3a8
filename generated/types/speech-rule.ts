// Generated from schemas/resources/speech-rule.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { SpeechRuleKind } from '../enumerations/speech-rule-kind.ts'
import type { SpeechSpacing } from '../enumerations/speech-spacing.ts'
import type { Visibility } from '../enumerations/visibility.ts'

/** What dictation makes of a spoken phrase. */
export type SpeechRule = {
  readonly id: string
  readonly resourceType: 'SpeechRule'
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
  /** The speech engine that it is for; none means each. */
  readonly engine?: string
  readonly matchCase: boolean
  /** The highest acts first. */
  readonly priority: number
  /** The space before it. */
  readonly spacingBefore: SpeechSpacing
  /** The space after it. */
  readonly spacingAfter: SpeechSpacing
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
