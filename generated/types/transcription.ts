// Generated from schemas/resources/transcription.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { DraftAcceptance } from '../enumerations/draft-acceptance.ts'
import type { Identifier } from './identifier.ts'
import type { JobResult } from '../enumerations/job-result.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { ScribeNoteFormat } from '../enumerations/scribe-note-format.ts'
import type { SpeakerRole } from '../enumerations/speaker-role.ts'
import type { TaskStatus } from '../enumerations/task-status.ts'
import type { TranscriptionSource } from '../enumerations/transcription-source.ts'

/** A recorded session, its words and the drafted note. Nobody is recorded without a consent. */
export type Transcription = {
  readonly id: string
  readonly resourceType: 'Transcription'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** The patient, or the group of a shared session. */
  readonly subject: Reference
  readonly encounter: Reference
  /** The note that the draft goes to. */
  readonly note?: Reference
  /** Where the words come from. */
  readonly source: TranscriptionSource
  /** Failed ones can be tried again, drafts made anew. */
  readonly status: TaskStatus
  /** A hold waits for a consent or for a longer recording. */
  readonly result: JobResult
  /** The sections of the draft. */
  readonly noteFormat: ScribeNoteFormat
  /** One consent to being recorded for each person present; needed when a session is listened to. */
  readonly consents?: readonly Reference[]
  /** What was recorded; pauses are not kept. */
  readonly audio?: readonly {
    readonly media: Reference
    readonly start?: string
    readonly end?: string
    readonly pauses?: readonly {
      readonly from: string
      readonly to: string
    }[]
  }[]
  /** The language that it is written in. */
  readonly language: CodedValue
  /** What turned speech into text. */
  readonly engine: {
    readonly name: string
    readonly version: string
    readonly model?: string
  }
  /** What was said, by whom and when; start and end in seconds. */
  readonly segments?: readonly {
    readonly id: string
    readonly speaker?: string
    readonly role: SpeakerRole
    readonly start?: number
    readonly end?: number
    readonly text: string
    readonly confidence?: number
    readonly edited?: boolean
    readonly redacted?: boolean
  }[]
  /** Passages of the drafted note; each points to what was said. A passage without evidence starts as rejected. */
  readonly draft?: readonly {
    readonly id: string
    readonly sectionCode: CodedValue
    readonly text: string
    /** The segments that it rests on. */
    readonly evidence?: readonly string[]
    readonly confidence?: number
    readonly accepted: DraftAcceptance
  }[]
  /** Who took the draft into the note, and when. */
  readonly acceptance?: {
    readonly by?: Reference
    readonly at?: string
  }
  /** The recording is deleted when the note is final, at the latest 30 days later. */
  readonly retention: {
    readonly deleteAudioAt?: string
    readonly audioDeletedAt?: string
    readonly keepTranscript?: boolean
  }
  readonly errorMessage?: string
}
