import type { ClientBase } from 'pg'

/** Where connections come from: one to the embedded database, a pool to a PostgreSQL server. */
export type ConnectionSource = {
  readonly kind: 'embedded' | 'postgres'
  /** How many transactions may run at once. */
  readonly places: number
  /** Whether statements may keep a name on their connection (not behind an old pooler). */
  readonly prepared: boolean
  /** Milliseconds that a transaction may stand without a statement; undefined where the server itself sees to it. */
  readonly idleLimit: number | undefined
  acquire(): Promise<ClientBase>
  /** Gives a connection back; a broken one is thrown away. */
  release(client: ClientBase, broken: boolean): void
  /** While long work of the owner runs (migrations, vacuum), nothing is cut off for lack of an answer. */
  unhurried<Value>(act: () => Promise<Value>): Promise<Value>
  close(): Promise<void>
}
