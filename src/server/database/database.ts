import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from '#generated/tables/tables.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { WorkerFigures } from './connection-source.ts'
import type { Prove } from './prove.ts'
import type { Signals } from './signals.ts'
import type { TransactionSettings } from './transaction-settings.ts'

export type { TransactionSettings } from './transaction-settings.ts'

/** An executor bound to one open transaction. */
export type Transaction = Kysely<Tables>

/** Takes a statement that leaves together with the commit, one journey less than waiting for it; when it fails, nothing is stored. */
export type AtEnd = (statement: CompiledQuery) => void

/** One row as the database answers it. */
export type AnsweredRow = Readonly<Record<string, unknown>>

/** Whether the database can be asked: in full, for reading only while its disk is full, or not at all. */
export type DatabaseCondition = 'whole' | 'full' | 'away'

/** The one door to the rows. */
export type Database = {
  readonly kind: 'embedded' | 'postgres'
  /**
   * Runs `act` in one transaction under the application's role and its row policies.
   * Commits when the outcome is ok and the settings name no trial, else rolls back; a throw rolls back and is thrown on.
   */
  transaction<Value>(
    settings: TransactionSettings,
    act: (transaction: Transaction, atEnd: AtEnd) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>>
  /**
   * The same for an act that only reads: each of its statements is a transaction of its own, which can change nothing and takes
   * one journey. Under read committed, each statement of a transaction looks at the newest state too.
   */
  reading<Value>(
    settings: TransactionSettings,
    act: (transaction: Transaction) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>>
  /** Runs `act` in one transaction as the owner, without row policies: migrations, relay, vacuum, sign-in, jobs, which give way; a look keeps nothing and counts as no commit. Never inside another. */
  asOwner<Value>(
    act: (transaction: Transaction) => Promise<Value>,
    whose?: 'request' | 'background' | 'job' | 'look',
  ): Promise<Value>
  /** Sends text of a library to the database as the owner, with a transaction of its own or none; it gives way like a job. Answers the rows. */
  statement(text: string, values?: readonly unknown[]): Promise<readonly AnsweredRow[]>
  /** What row policies ask for where a row is locked or belongs to somebody's hand. */
  readonly prove: Prove
  /** The line to the other server processes on this database. */
  readonly signals: Signals
  /** How many transactions this process has committed; it grows by one with each, and with no reading. */
  commits(): number
  /** Gives back the room of old row versions: the embedded database does not do it by itself. */
  vacuum(): Promise<void>
  condition(): Promise<DatabaseCondition>
  /** False while nothing new may be stored for lack of room; what reading leaves in the trail still may. */
  hasRoom(): boolean
  /** Of the embedded database's worker; undefined where the database is a server of its own. */
  figures(): Promise<WorkerFigures | undefined>
  close(): Promise<void>
}
