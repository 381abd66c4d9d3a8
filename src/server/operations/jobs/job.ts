import type { BackgroundJob } from '#generated/enumerations/background-job.ts'
import type { OperationId } from '#generated/operations/operations.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { ContentStore } from '#server/stores/content/content-store.ts'
import type { RecognizeText } from '#server/stores/content/open-text-recognizer.ts'
import type { Instant } from '#server/stores/instant.ts'
import type { Search } from '#server/stores/store.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** What is removed for good, of which type. */
export type Removed = { readonly type: ResourceType; readonly ids: readonly string[] }

/** All that a job has, in one practice; of the installation's jobs the practice is all zeros. */
export type JobWork = {
  readonly practiceId: string
  readonly now: Instant
  readonly newId: () => string
  readonly database: Database
  /** The files of the installation. */
  readonly content: ContentStore
  /** Rows of a type as the Automation profile sees them: every one of them that fits, a page at a time. */
  readonly each: <Type extends ResourceType>(type: Type, search: Search) => AsyncIterable<ResourceTypes[Type]>
  /** Reads the text of a file. */
  readonly recognize: RecognizeText
  /** Asks an operation as the Automation profile; the audit row names the job. Throws what is refused, unless another hand was quicker. */
  readonly ask: (operation: OperationId, id: string, body?: object) => Promise<number>
  /** Removes rows for good in a transaction of the owner, with one audit row that names the job, and again until none is left. */
  readonly remove: (act: (transaction: Transaction) => Promise<Removed>) => Promise<number>
  /** Throws when the server is stopping: the job is taken up again later. */
  readonly goOn: () => void
}

/** Does one piece of background work; answers how many rows it has changed. Done again, it does nothing twice. */
export type Job = (work: JobWork) => Promise<number>

/** Every job's doing: the compiler names the job that no feature does. */
export type Jobs = { readonly [Name in BackgroundJob]: Job }

/** What stood in a job's way, where it can be said to people. */
export class JobRefused extends Error {
  readonly outcome: Outcome<unknown>

  constructor(outcome: Outcome<unknown>) {
    super(`An operation that a job asked for was refused: ${JSON.stringify(outcome)}`)
    this.outcome = outcome
  }
}
