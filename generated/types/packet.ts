// Generated from schemas/resources/packet.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { ConditionGroup } from './condition-group.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Identifier } from './identifier.ts'
import type { IdentityCheck } from '../enumerations/identity-check.ts'
import type { Meta } from './meta.ts'
import type { PacketAudience } from '../enumerations/packet-audience.ts'
import type { PacketItemKind } from '../enumerations/packet-item-kind.ts'
import type { PacketTrigger } from '../enumerations/packet-trigger.ts'
import type { Reference } from './reference.ts'
import type { SignerRole } from '../enumerations/signer-role.ts'

/** Forms that are sent to a person together. */
export type Packet = {
  readonly id: string
  readonly resourceType: 'Packet'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Shown in lists and to the person who fills it in. */
  readonly name: string
  /** The same in every version. */
  readonly key: string
  /** Counts the versions of one key. */
  readonly version: number
  /** Only Active ones are sent. */
  readonly status: DefinitionStatus
  /** The former version. */
  readonly replaces?: Reference
  /** For staff: what it is for. */
  readonly description?: string
  /** Shown before the first item. */
  readonly instructions?: string
  /** In their order; at most one page for each. */
  readonly items: readonly {
    readonly id: string
    readonly order: number
    readonly kind: PacketItemKind
    readonly questionnaire?: Reference
    readonly form?: Reference
    readonly document?: Reference
    readonly consentKind?: CodedValue
    readonly title: string
    /** Who fills it in; others do not see the answers. */
    readonly audience: PacketAudience
    readonly required?: boolean
    readonly visibleWhen?: ConditionGroup
    /** Who signs at the end of the item. */
    readonly signers?: readonly {
      readonly role: SignerRole
      readonly required?: boolean
    }[]
    readonly dueOffsetDays?: number
  }[]
  /** The language that it is written in. */
  readonly language: CodedValue
  /** When it is sent by itself. */
  readonly triggers?: readonly {
    readonly on: PacketTrigger
    readonly program?: Reference
    readonly service?: Reference
    readonly daysBefore?: number
    readonly everyDays?: number
  }[]
  /** Days after which an unfinished one expires. */
  readonly expiresAfterDays: number
  /** Days after sending on which a reminder goes out. */
  readonly reminders?: readonly number[]
  /** What a person must know before the packet opens. */
  readonly identityCheck: IdentityCheck
  /** The role whose people look at what comes back. */
  readonly reviewBy?: Reference
  /** What comes back is accepted without a look. */
  readonly autoAccept: boolean
}
