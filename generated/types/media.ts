// Generated from schemas/resources/media.json by npm run generate. Edits are lost.
import type { Content } from './content.ts'
import type { Identifier } from './identifier.ts'
import type { JobResult } from '../enumerations/job-result.ts'
import type { MediaKind } from '../enumerations/media-kind.ts'
import type { MediaPurpose } from '../enumerations/media-purpose.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { TextRecognitionIssue } from '../enumerations/text-recognition-issue.ts'

/** A photo, drawing, recording or film. */
export type Media = {
  readonly id: string
  readonly resourceType: 'Media'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Whom it shows. */
  readonly subject?: Reference
  readonly kind: MediaKind
  /** At most 250 MB; the place is taken out of photos when they are uploaded. */
  readonly content?: Content
  readonly takenAt: string
  readonly takenBy: Reference
  readonly encounter?: Reference
  readonly purpose: MediaPurpose
  /** Needed for photos of a person except for identification, and for recordings. */
  readonly consent?: Reference
  readonly durationSeconds?: number
  /** In pixels. */
  readonly width?: number
  /** In pixels. */
  readonly height?: number
  /** What text recognition read in the photo. */
  readonly ocrText?: string
  /** How the last text recognition ended. */
  readonly ocrResult?: JobResult
  /** Why no text was read, or not all. */
  readonly ocrIssue?: TextRecognitionIssue
  /** The bytes of every version are removed in the night after. Once there is a file, only a privacy officer sets this or brings it nearer. */
  readonly deleteAfter?: string
}
