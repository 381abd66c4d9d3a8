// Generated from schemas/resources/audit-event.json by npm run generate. Edits are lost.
import type { AuditAction } from '../enumerations/audit-action.ts'
import type { AuditOutcome } from '../enumerations/audit-outcome.ts'
import type { CodedValue } from './coded-value.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'

/** Who did what, when and with which outcome; only ever added. */
export type AuditEvent = {
  readonly id: string
  readonly resourceType: 'AuditEvent'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly type: CodedValue
  readonly at: string
  readonly actor: Reference
  readonly profile?: Reference
  /** When somebody acts as another. */
  readonly actingFor?: Reference
  readonly action: AuditAction
  readonly target?: {
    readonly resourceType: string
    readonly id: string
    readonly versionId?: string
    readonly partition?: string
  }
  readonly patient?: Reference
  readonly outcome: AuditOutcome
  /** HTTP status. */
  readonly status?: number
  readonly requestId: string
  readonly reason?: CodedValue
  readonly token?: Reference
  /** Where the call came from. */
  readonly client?: {
    readonly ip?: string
    readonly userAgent?: string
    readonly device?: string
  }
  /** Never what the fields contain. */
  readonly detail?: string
}
