import { hash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { AccountsNeeds } from '#server/accounts/people/standing.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Session } from '#server/operations/accounts.ts'
import type { Instant } from '#server/stores/instant.ts'
import { instantAt } from '#server/stores/instant.ts'
import { userAgentCharacters } from '#shared/limits/limits.ts'
import { type ActingRow, actingIn } from './acting-query.ts'
import { Remembered } from './remembered.ts'
import type { RowStates } from './row-states.ts'
import { sessionPart } from './row-states-query.ts'
import { endSessionOf, endSessionsOf, type SessionRow, sessionsOf } from './sessions-query.ts'

const absoluteLife = 12 * 3_600_000
const touchedEvery = 60_000

type Row = {
  readonly id: string
  readonly person_id: string
  readonly last_seen_at: string
  readonly expires_at: string
  readonly revoked_at: string | null
  readonly home_practice_id: string | null
} & ActingRow

/** Sessions in the database, kept in memory while their rows are as they were, so that a revocation anywhere holds within a second. */
export class Sessions {
  private readonly known: Remembered<Row | undefined>
  private readonly states: RowStates
  private readonly touching = new Set<string>()
  private readonly database: Database
  private readonly now: () => Instant
  private readonly newId: () => string
  private readonly idleLimit: (session: Session) => Promise<number>

  /** `idleLimit`: after how many milliseconds without a request the session ends (a preference of the practices). */
  constructor(
    { database, now, newId }: AccountsNeeds,
    states: RowStates,
    idleLimit: (session: Session) => Promise<number>,
  ) {
    this.database = database
    this.now = now
    this.newId = newId
    this.idleLimit = idleLimit
    this.states = states
    this.known = new Remembered(states, () => now().milliseconds)
  }

  /** Makes a session and its token of 256 random bits; the token itself is kept nowhere. */
  async begin(
    transaction: Transaction,
    person: {
      readonly id: string
      readonly homePracticeId: string | null
      readonly profileId: string | null
    },
    client: { readonly address?: string; readonly userAgent?: string },
  ): Promise<{ token: string; session: Session }> {
    const token = randomBytes(32).toString('base64url')
    const { iso, milliseconds } = this.now()
    const expiresAt = milliseconds + absoluteLife
    const session = {
      id: this.newId(),
      hash: hashOf(token),
      personId: person.id,
      expiresAt,
      homePracticeId: person.homePracticeId,
    }
    await sql`
      insert into session (id, token_hash, person_id, created_at, last_seen_at, expires_at, profile_id, home_practice_id, user_agent, address)
      values (${session.id}::uuid, ${Buffer.from(session.hash, 'hex')}, ${person.id}::uuid, ${iso}::timestamptz, ${iso}::timestamptz,
        ${instantAt(expiresAt).iso}::timestamptz, ${person.profileId}::uuid, ${person.homePracticeId}::uuid,
        ${client.userAgent?.slice(0, userAgentCharacters) ?? null}, ${client.address ?? null})`.execute(
      transaction,
    )
    return { token, session }
  }

  /** The living session of a token; to look for it uses it, unless it is said that nobody has done anything. */
  async find(token: string, isUse = true): Promise<Session | undefined> {
    const hash = hashOf(token)
    const row = await this.known.get(hash, {
      rests: [sessionPart(hash)],
      read: () => this.database.asOwner((transaction) => rowOf(transaction, hash)),
    })
    const { milliseconds } = this.now()
    if (!lives(row, milliseconds)) return undefined
    const session: Session = {
      id: row.id,
      hash,
      personId: row.person_id,
      expiresAt: Date.parse(row.expires_at),
      homePracticeId: row.home_practice_id,
      ...actingIn(row),
    }
    const quiet = milliseconds - Date.parse(row.last_seen_at)
    if (quiet > (await this.idleLimit(session))) return undefined
    if (isUse && quiet > touchedEvery && !this.touching.has(hash)) await this.touch(hash, milliseconds)
    return session
  }

  async end(session: Session): Promise<void> {
    this.states.forget()
    await this.database.asOwner((transaction) =>
      sql`update session set revoked_at = ${this.now().iso}::timestamptz
        where token_hash = ${Buffer.from(session.hash, 'hex')}`.execute(transaction),
    )
    this.states.forget()
  }

  /** The sessions of this person that live, the one used last first. */
  async list({ personId, ...session }: Session): Promise<readonly SessionRow[]> {
    const { iso, milliseconds } = this.now()
    const seenSince = instantAt(milliseconds - (await this.idleLimit({ personId, ...session }))).iso
    return this.database.asOwner((transaction) => sessionsOf(transaction, { personId, at: iso, seenSince }))
  }

  /** Ends another session of the same person; false: there is none of that id. */
  async endById({ personId }: Session, id: string): Promise<boolean> {
    const at = this.now().iso
    const isEnded = await this.database.asOwner((transaction) =>
      endSessionOf(transaction, { personId, at, id }),
    )
    this.states.forget()
    return isEnded
  }

  /** Ends all sessions of the person but this one. */
  async endOthers({ personId, id }: Session): Promise<void> {
    const at = this.now().iso
    await this.database.asOwner((transaction) => endSessionsOf(transaction, { personId, at, except: id }))
    this.states.forget()
  }

  /** Until when the session lives if nobody uses it; undefined when it has ended. Asking does not use it. */
  async livesUntil(session: Session): Promise<number | undefined> {
    const { milliseconds } = this.now()
    const row = await this.living(session.hash, milliseconds)
    if (!row) return undefined
    const idleAt = Date.parse(row.last_seen_at) + (await this.idleLimit(session))
    return idleAt < milliseconds ? undefined : Math.min(idleAt, session.expiresAt)
  }

  private async living(hash: string, milliseconds: number): Promise<Row | undefined> {
    const row = await this.database.asOwner((transaction) => rowOf(transaction, hash))
    return lives(row, milliseconds) ? row : undefined
  }

  /** One of those who come at once says that the session is used. */
  private async touch(hash: string, milliseconds: number): Promise<void> {
    this.touching.add(hash)
    try {
      await this.database.asOwner((transaction) =>
        sql`update session set last_seen_at = ${instantAt(milliseconds).iso}::timestamptz
        where token_hash = ${Buffer.from(hash, 'hex')}`.execute(transaction),
      )
      this.states.forget()
    } finally {
      this.touching.delete(hash)
    }
  }
}

/** Neither ended nor over; how long nobody has used it is another question. */
function lives(row: Row | undefined, milliseconds: number): row is Row {
  return row !== undefined && row.revoked_at === null && Date.parse(row.expires_at) > milliseconds
}

async function rowOf(transaction: Transaction, hash: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select id, person_id, last_seen_at, expires_at, revoked_at, home_practice_id, acting_practice_id, acting_profile_id, acting_until
    from session
    where token_hash = ${Buffer.from(hash, 'hex')}`.execute(transaction)
  return rows[0]
}

/** SHA-256 of a token, as hex text. */
export function hashOf(token: string): string {
  return hash('sha256', token)
}
