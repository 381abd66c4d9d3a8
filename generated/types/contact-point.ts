// Generated from schemas/types/contact-point.json by npm run generate. Edits are lost.
import type { ContactSystem } from '../enumerations/contact-system.ts'
import type { ContactUse } from '../enumerations/contact-use.ts'

/** A way to reach somebody; phone numbers are kept as E.164 where they can be read so. */
export type ContactPoint = {
  readonly system: ContactSystem
  readonly value: string
  readonly use?: ContactUse
  readonly rank?: number
  readonly mayLeaveMessage?: boolean
  readonly maySendText?: boolean
  readonly preferred?: boolean
}
