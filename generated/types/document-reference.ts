// Generated from schemas/resources/document-reference.json by npm run generate. Edits are lost.
import type { Approximate } from './approximate.ts'
import type { CodedValue } from './coded-value.ts'
import type { Content } from './content.ts'
import type { DocumentSource } from '../enumerations/document-source.ts'
import type { FilingState } from '../enumerations/filing-state.ts'
import type { Identifier } from './identifier.ts'
import type { JobResult } from '../enumerations/job-result.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { ReportStatus } from '../enumerations/report-status.ts'
import type { ScanResult } from '../enumerations/scan-result.ts'
import type { TextRecognitionIssue } from '../enumerations/text-recognition-issue.ts'

/** A file that was uploaded or received. Without a patient it waits in the inbox. */
export type DocumentReference = {
  readonly id: string
  readonly resourceType: 'DocumentReference'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Set once; without one the file is in the inbox. */
  readonly subject?: Reference
  /** What kind of document it is. */
  readonly type: CodedValue
  readonly title: string
  /** The date of the document itself. */
  readonly date?: Approximate
  readonly received: string
  /** At most 50 MB: PDF, images, text, office files or XML; the place is taken out of images when they are uploaded. */
  readonly content?: Content
  readonly source: DocumentSource
  /** Whether the document itself is final. */
  readonly documentStatus: ReportStatus
  /** Unfiled, filed, reviewed; one step back is possible. */
  readonly indexState: FilingState
  readonly reviewer?: Reference
  readonly reviewedAt?: string
  /** What text recognition read. */
  readonly ocrText?: string
  /** How the last text recognition ended. */
  readonly ocrResult?: JobResult
  /** Why no text was read, or not all. */
  readonly ocrIssue?: TextRecognitionIssue
  /** An infected file is not handed out. */
  readonly scan: ScanResult
  readonly encounter?: Reference
  readonly episodeOfCare?: Reference
  /** For example of an insurance card or a court order. */
  readonly expires?: string
  readonly uploader: Reference
}
