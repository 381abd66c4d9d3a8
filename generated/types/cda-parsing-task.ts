// Generated from schemas/resources/cda-parsing-task.json by npm run generate. Edits are lost.
import type { Identifier } from './identifier.ts'
import type { ImportAction } from '../enumerations/import-action.ts'
import type { ImportSection } from '../enumerations/import-section.ts'
import type { JobResult } from '../enumerations/job-result.ts'
import type { Json } from './json.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { TaskStatus } from '../enumerations/task-status.ts'

/** The import of one C-CDA file: what stands in it, and what a person decides to take into the chart. */
export type CdaParsingTask = {
  readonly id: string
  readonly resourceType: 'CdaParsingTask'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** The file that is read. */
  readonly document: Reference
  /** Whose chart it goes into; unknown until a match is chosen, then it stays. */
  readonly subject?: Reference
  /** A failed import can be tried again. */
  readonly status: TaskStatus
  /** The organization that sent it. */
  readonly source?: string
  /** Patients who could be meant. */
  readonly matches?: readonly {
    readonly patient: Reference
    readonly score: number
    readonly reasons?: readonly string[]
  }[]
  /** The entries of the file; nothing enters the chart without a decision. */
  readonly items?: readonly {
    readonly id: string
    readonly section: ImportSection
    readonly title: string
    /** The row as it would be stored. */
    readonly proposed?: {
      readonly [k: string]: Json
    }
    readonly existing?: Reference
    readonly similarity?: number
    readonly action: ImportAction
    readonly result?: JobResult
    readonly message?: string
  }[]
  /** What could not be read. */
  readonly errors?: readonly {
    readonly line?: number
    readonly message: string
  }[]
  /** Who decides. */
  readonly reviewer?: Reference
  readonly reviewedAt?: string
}
