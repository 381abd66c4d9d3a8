// Generated from schemas/resources/questionnaire-response.json by npm run generate. Edits are lost.
import type { AnswerMode } from '../enumerations/answer-mode.ts'
import type { AnswerSource } from '../enumerations/answer-source.ts'
import type { Answers } from './answers.ts'
import type { CodedValue } from './coded-value.ts'
import type { Identifier } from './identifier.ts'
import type { Json } from './json.ts'
import type { Meta } from './meta.ts'
import type { Progress } from '../enumerations/progress.ts'
import type { Reference } from './reference.ts'
import type { ReportStatus } from '../enumerations/report-status.ts'

/** The answers to a questionnaire, with scores. */
export type QuestionnaireResponse = {
  readonly id: string
  readonly resourceType: 'QuestionnaireResponse'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly questionnaire: Reference
  readonly patient: Reference
  /** Preliminary until finished. */
  readonly status: ReportStatus
  readonly progress: Progress
  /** When it was filled in. */
  readonly authored: string
  readonly author: Reference
  readonly source: AnswerSource
  readonly mode: AnswerMode
  /** By element id. */
  readonly answers: Answers
  /** Points per element. */
  readonly itemScores?: {
    readonly [k: string]: Json
  }
  /** One per score of the questionnaire. */
  readonly scores?: readonly {
    readonly scoringId: string
    readonly shortName?: string
    readonly value?: number
    readonly band?: string
    readonly missing?: number
    readonly prorated?: boolean
  }[]
  /** A critical one blocks signing until acknowledged. */
  readonly alerts?: readonly {
    readonly alertId: string
    readonly raisedAt: string
    readonly acknowledgedBy?: Reference
    readonly at?: string
    readonly action?: string
  }[]
  /** Which of the staff has read the finished answers, and when. Changed answers are read anew. */
  readonly reviewed?: {
    readonly by: Reference
    readonly at: string
  }
  readonly encounter?: Reference
  readonly note?: Reference
  /** Which question of the note was answered with it, where the note was signed with the answers inside. */
  readonly noteRow?: string
  readonly packetResponse?: Reference
  readonly durationSeconds?: number
  readonly language: CodedValue
  /** The last final answers to the same instrument. */
  readonly previous?: Reference
}
