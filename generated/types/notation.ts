// Generated from schemas/resources/notation.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { NotationCategory } from '../enumerations/notation-category.ts'

/** A clinical shorthand and what it stands for; one dictionary for all practices. */
export type Notation = {
  readonly id: string
  readonly resourceType: 'Notation'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** The shorthand as it is written; once in each language. */
  readonly term: string
  /** The words that it stands for. */
  readonly expansion: string
  readonly category: NotationCategory
  /** It is misread too often: text fields point that out. */
  readonly doNotUse?: boolean
  /** What to write instead. */
  readonly saferAlternative?: string
  /** The language that it is written in. */
  readonly language: CodedValue
  /** Who says so. */
  readonly source?: string
}
