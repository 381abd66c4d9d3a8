// Generated from schemas/resources/practice.json by npm run generate. Edits are lost.
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'

/** The tenant itself. */
export type Practice = {
  readonly id: string
  readonly resourceType: 'Practice'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Path part of every call of the practice. */
  readonly networkId: string
  readonly name: string
  /** An inactive practice can not be entered. */
  readonly active: boolean
  /** Checked against the names of production and non-production. */
  readonly environment: string
  /** Filled with made-up people. */
  readonly demo: boolean
  /** The practice of those who make and run the product: only here do the vendor's roles exist. Set when the practice is made. */
  readonly vendor?: boolean
  /** When the practice was made. */
  readonly created: string
}
