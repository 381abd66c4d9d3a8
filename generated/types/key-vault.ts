// Generated from schemas/resources/key-vault.json by npm run generate. Edits are lost.
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { SecretKind } from '../enumerations/secret-kind.ts'

/** A secret of the installation. Its value can be written and never read. */
export type KeyVault = {
  readonly id: string
  readonly resourceType: 'KeyVault'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** No two secrets have the same. */
  readonly name: string
  readonly kind: SecretKind
  /** Written only: no reader ever gets it. At most 20,000 letters; stored sealed. */
  readonly value: string
  /** SHA-256 of the value, to compare. */
  readonly valueHash: string
  /** None means the whole installation. */
  readonly scope?: readonly Reference[]
  readonly expires?: string
  /** When the value was last replaced. */
  readonly rotatedAt?: string
  readonly lastUsed?: string
  /** What it is for. */
  readonly description?: string
}
