import type { BackgroundJob } from '#generated/enumerations/background-job.ts'
import type { OperationId } from '#generated/operations/operations.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { ContentStore } from '#server/stores/content/content-store.ts'
import type { RecognizeText } from '#server/stores/content/open-text-recognizer.ts'
import type { Instant } from '#server/stores/instant.ts'
import type { Opened } from '#server/stores/opened.ts'
import type { PrintedDocument } from '#server/stores/printing/printed-document.ts'
import type { Search } from '#server/stores/store.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { Carrier } from './carrier.ts'
import type { Messengers } from './messengers.ts'
import type { OutsideSystem } from './outside-system.ts'

/** What is removed for good, of which type. */
export type Removed = { readonly type: ResourceType; readonly ids: readonly string[] }

/** A PDF that lies among the practice's files, before any row speaks of it. */
export type PrintedFile = { readonly hash: string; readonly size: number }

/** All that a job has, in one practice; of the installation's jobs the practice is all zeros. */
export type JobWork = {
  readonly practiceId: string
  readonly practiceKey: string
  readonly now: Instant
  /** The time at this very moment, for work that is long. */
  readonly clock: () => Instant
  readonly newId: () => string
  readonly database: Database
  /** The files of the installation. */
  readonly content: ContentStore
  /** Where the interface sends rows; absent: nowhere. */
  readonly outsideSystem?: OutsideSystem
  /** Takes documents to people outside; absent: nobody does. */
  readonly carrier?: Carrier
  /** By which ways short messages leave; none where nothing is set up. */
  readonly messengers: Messengers
  /** Rows of a type as the Automation profile sees them: every one of them that fits, a page at a time. */
  readonly each: <Type extends ResourceType>(type: Type, search: Search) => AsyncIterable<ResourceTypes[Type]>
  /** Reads the text of a file. */
  readonly recognize: RecognizeText
  /** Asks an operation as the Automation profile; the audit row names the job. Throws what is refused, unless another hand was quicker. */
  readonly ask: (operation: OperationId, id: string, body?: object) => Promise<number>
  /** Asks like `ask`, and is told the answer; undefined where another hand was quicker. */
  readonly hear: (operation: OperationId, id: string, body?: object) => Promise<unknown>
  /** Says to those who run the practice that the job is done but for something that a person must see to: the sentence says what. */
  readonly warn: (sentence: string) => void
  /** Removes rows for good in a transaction of the owner, with one audit row that names the job, and again until none is left. */
  readonly remove: (act: (transaction: Transaction) => Promise<Removed>) => Promise<number>
  /** Opens rows in a transaction of its own as what a built-in profile sees: that of the jobs, or that of the interface for what leaves the house. */
  readonly open: <Value>(
    as: 'automation' | 'services',
    act: (opened: Opened) => Promise<Outcome<Value>>,
  ) => Promise<Outcome<Value>>
  /** Makes a PDF of a document and lays it among the practice's files; a row that is to have it says so by its hash. */
  readonly printed: (document: PrintedDocument) => Promise<Outcome<PrintedFile>>
  /** Nothing is tried again after this time. */
  readonly isLastTry: boolean
  /** Tells the server's log what went wrong with one row while the others go on. */
  readonly report: (error: unknown, sentence: string) => void
  /** Throws when the server is stopping: the job is taken up again later. */
  readonly goOn: () => void
}

/** Does one piece of background work; answers how many rows it has changed. Done again, it does nothing twice. */
export type Job<Work extends JobWork = JobWork> = (work: Work) => Promise<number>

/** Every job's doing: the compiler names the job that no feature does. */
export type Jobs<Work extends JobWork = JobWork> = { readonly [Name in BackgroundJob]: Job<Work> }

/** Part of a job could not be done, and is to be tried again: the sentence says what. */
export class JobMissed extends Error {
  readonly sentence: string

  constructor(sentence: string) {
    super(`Part of a job was missed: ${sentence}`)
    this.sentence = sentence
  }
}

/** What stood in a job's way, where it can be said to people. */
export class JobRefused extends Error {
  readonly outcome: Outcome<unknown>

  constructor(outcome: Outcome<unknown>) {
    super(`An operation that a job asked for was refused: ${JSON.stringify(outcome)}`)
    this.outcome = outcome
  }
}
