// Generated from schemas/resources/clinical-document.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { Content } from './content.ts'
import type { DatePeriod } from './date-period.ts'
import type { DocumentFormat } from '../enumerations/document-format.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { ReportStatus } from '../enumerations/report-status.ts'
import type { Watermark } from '../enumerations/watermark.ts'

/** A document that the application made: a printed note, a summary, a signed consent. It is never deleted, only superseded. */
export type ClinicalDocument = {
  readonly id: string
  readonly resourceType: 'ClinicalDocument'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly subject: Reference
  readonly type: CodedValue
  readonly title: string
  /** Preliminary until its source is final; the print of what was signed is made final by what makes it, never by hand. */
  readonly status: ReportStatus
  /** PDF, XML, HTML or JSON; the hash is checked when it is read. */
  readonly content?: Content
  /** The row that it was made from. */
  readonly source?: Reference
  readonly format: DocumentFormat
  /** The time that the document is about. */
  readonly period?: DatePeriod
  readonly author: Reference
  readonly watermark?: Watermark
  /** The document that this one supersedes. */
  readonly replaces?: Reference
  /** The document that stands in the place of this one, which stays. */
  readonly replacedBy?: Reference
  /** Only a signed copy has one: the very version that was signed. Nobody changes such a document. */
  readonly sourceVersion?: string
  /** From then on what it shows is open again; what is signed next replaces it. */
  readonly withdrawnAt?: string
  /** The patient portal reads notes only through this. */
  readonly released: {
    readonly toPatient: boolean
    readonly at?: string
  }
}
