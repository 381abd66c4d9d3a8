// Generated from schemas/types/note-section.json by npm run generate. Edits are lost.
import type { Answers } from './answers.ts'
import type { CodedValue } from './coded-value.ts'
import type { ElementId } from './element-id.ts'
import type { Progress } from '../enumerations/progress.ts'
import type { Reference } from './reference.ts'
import type { SectionScope } from '../enumerations/section-scope.ts'

/** One section of a note: its form, its place and its answers. */
export type NoteSection = {
  readonly id: string
  readonly key: string
  readonly type: CodedValue
  readonly title: string
  readonly order: number
  readonly form: Reference
  readonly scope?: SectionScope
  readonly data: Answers
  readonly narrative?: string
  readonly progress?: Progress
  readonly source?: string
  readonly author?: Reference
  readonly lastModified?: string
  /** Of an assessment over several days, the day on which each answer was given. */
  readonly answered?: readonly {
    readonly elementId: ElementId
    readonly row?: string
    readonly on: string
  }[]
  readonly required?: boolean
  readonly hidden?: boolean
}
