// Generated from schemas/resources/report-delivery.json by npm run generate. Edits are lost.
import type { Content } from './content.ts'
import type { Identifier } from './identifier.ts'
import type { JobResult } from '../enumerations/job-result.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'

/** One run of a saved report, and its file, which is kept for 30 days for whoever asked for it and those it was sent to. */
export type ReportDelivery = {
  readonly id: string
  readonly resourceType: 'ReportDelivery'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** What was asked, in the version that ran. */
  readonly criteria: Reference
  /** When it was asked for. */
  readonly runAt: string
  readonly requestedBy: Reference
  /** What became of the run; a hold waits for a permission that is missing. */
  readonly result: JobResult
  /** Rows in the file. */
  readonly rows?: number
  /** Rows that the labels of records keep out of the file. */
  readonly rowsWithheld?: number
  /** The file; an encrypted archive unless the report says otherwise. */
  readonly content?: Content
  /** Never shown; the password is read by an operation that leaves a trace. */
  readonly passwordCipher?: string
  /** Who may open it, beside whoever asked for it. */
  readonly recipients?: readonly {
    readonly person: Reference
    readonly notifiedAt?: string
    readonly downloadedAt?: string
    readonly decryptedAt?: string
  }[]
  /** 30 days after the run; then the file is taken away. */
  readonly expires: string
  /** Why it failed. */
  readonly error?: string
}
