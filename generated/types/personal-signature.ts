// Generated from schemas/resources/personal-signature.json by npm run generate. Edits are lost.
import type { Content } from './content.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { PersonalSignatureMethod } from '../enumerations/personal-signature-method.ts'
import type { Reference } from './reference.ts'

/** How one person signs: the typed name, a drawn image, a PIN. */
export type PersonalSignature = {
  readonly id: string
  readonly resourceType: 'PersonalSignature'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** The only person who sees and changes it. */
  readonly owner: Reference
  /** Printed under the signature. */
  readonly typedName: string
  /** Printed after the name. */
  readonly credentialsText?: string
  readonly method: PersonalSignatureMethod
  /** At most 200 kB; others see it only in print. */
  readonly image?: Content
  /** The drawn line; others see it only in print. */
  readonly strokes?: string
  /** Four to eight digits when it is set; kept as a slow hash and never shown. */
  readonly pinHash?: string
  /** When the PIN was set last. */
  readonly pinUpdatedAt?: string
  /** Five in a row lock it for a quarter of an hour. */
  readonly failedPinAttempts?: number
  /** No PIN is taken before this. */
  readonly lockedUntil?: string
  readonly active: boolean
}
