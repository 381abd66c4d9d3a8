import { Client } from 'pg'
import type { DatabaseLog } from '#server/database/database-log.ts'
import { openListeners, type Signal, type Signals, signalOf, wordsOf } from '#server/database/signals.ts'

const channel = 'goldthread'
const pause = 1_000
const patience = 3_000

/** The line over which PostgreSQL is opened, until it is closed. */
export type ServerLine = { readonly signals: Signals; close(): Promise<void> }

/**
 * The server line carries signals between the processes on one PostgreSQL server, over one connection of its own (LISTEN, NOTIFY).
 * Each second it looks whether the connection lives and whether the epoch is the same. While nothing can be heard, because the
 * connection is lost or a pooler stands between, everybody is told each second that something may have been missed.
 */
export function openServerLine(url: string, log: DatabaseLog): ServerLine {
  const line = new Line(url, log)
  return {
    signals: {
      tell: (signal) => line.tell(signal),
      hear: (listener) => {
        line.begin()
        return line.here.hear(listener)
      },
    },
    close: () => line.close(),
  }
}

/** The line of a database that has one process. */
export function lineAlone(): ServerLine {
  return { signals: openListeners(), close: async () => undefined }
}

class Line {
  readonly here = openListeners()
  readonly #url: string
  readonly #log: DatabaseLog
  #client: Client | undefined
  #isHeard = false
  #isClosed = false
  #epoch: string | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(url: string, log: DatabaseLog) {
    this.#url = url
    this.#log = log
  }

  begin(): void {
    if (!this.#timer) this.#lookAfter(0)
  }

  /** This process hears at once; the others as soon as the server has passed it on. */
  tell(signal: Signal): void {
    this.here.tell(signal)
    this.#client?.query('select pg_notify($1, $2)', [channel, wordsOf(signal)]).catch(() => this.#lose())
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => undefined)
  }

  #lookAfter(milliseconds: number): void {
    if (this.#isClosed) return
    this.#timer = setTimeout(() => void this.#look().then(() => this.#lookAfter(pause)), milliseconds)
    this.#timer.unref()
  }

  async #look(): Promise<void> {
    try {
      if (!this.#client) await this.#connect()
      await this.#compareEpoch()
    } catch (error) {
      if (this.#isHeard) this.#log.warn({ because: String(error) }, 'the line to the other servers is lost')
      this.#lose()
    }
    if (!this.#isHeard && !this.#isClosed) this.here.tell({ kind: 'missed' })
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    client.on('error', () => this.#lose(client))
    client.on('end', () => this.#lose(client))
    client.on('notification', ({ payload = '' }) => this.#hear(client, payload))
    await client.connect()
    if (this.#isClosed) return client.end()
    this.#client = client
    await client.query(`listen ${channel}`)
    await client.query('select pg_notify($1, $2)', [channel, wordsOf({ kind: 'missed' })])
  }

  /** Its own first word, which comes back, tells that what others say arrives here; and the others that they missed something of here. */
  #hear(client: Client, payload: string): void {
    if (client !== this.#client) return
    this.#isHeard = true
    const signal = signalOf(payload)
    if (signal) this.here.tell(signal)
  }

  async #compareEpoch(): Promise<void> {
    const found = await this.#client?.query<{ epoch: string }>('select epoch from installation')
    const epoch = found?.rows[0]?.epoch
    if (epoch === undefined || epoch === this.#epoch) return
    const isAnother = this.#epoch !== undefined
    this.#epoch = epoch
    if (isAnother) this.here.tell({ kind: 'epoch' })
  }

  #lose(client = this.#client): void {
    if (client !== this.#client) return
    this.#client = undefined
    this.#isHeard = false
    client?.end().catch(() => undefined)
  }
}
