import type { ClientBase } from 'pg'

/** What a worker holds, in bytes: the engine's own memory, which only grows, and what JavaScript keeps beside it. */
export type WorkerMemory = { readonly engine: number; readonly heap: number; readonly buffers: number }

/** What whoever runs the house may want to know of the embedded database: how often its worker was started, and what it holds. */
export type WorkerFigures = { readonly starts: number; readonly memory?: WorkerMemory }

/** As whom a connection is signed in: the owner of the tables, or requests, where they have a login of their own. */
export type Login = 'owner' | 'requests'

/** Where connections come from: one to the embedded database, a pool to a PostgreSQL server. */
export type ConnectionSource = {
  readonly kind: 'embedded' | 'postgres'
  /** How many transactions may run at once. */
  readonly places: number
  /** Whether statements may keep a name on their connection (not behind an old pooler). */
  readonly prepared: boolean
  /** Milliseconds that a transaction may stand without a statement; undefined where the server itself sees to it. */
  readonly idleLimit: number | undefined
  acquire(as: Login): Promise<ClientBase>
  /** Throws a DatabaseRefusal where the login of requests may more than it should. Once the tables are up to date. */
  checkLogins(): Promise<void>
  /** Gives a connection back; a broken one is thrown away. */
  release(client: ClientBase, broken: boolean): void
  /** While long work of the owner runs (migrations, vacuum), nothing is cut off for lack of an answer. */
  unhurried<Value>(act: () => Promise<Value>): Promise<Value>
  /** Ends the statement under way: where there is one place, which others may wait for. */
  readonly endStatement?: () => void
  /** False while there is no room to store anything new; a server of its own says so itself when it is asked. */
  readonly hasRoom: () => boolean
  /** The database has said that its disk is full. */
  readonly noteFull: () => void
  /** Undefined where the database is a server of its own. */
  figures(): Promise<WorkerFigures | undefined>
  close(): Promise<void>
}
