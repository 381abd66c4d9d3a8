import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { type Instant, instantAt } from '#server/stores/instant.ts'

/** So many tries of a password are free within a window; then each costs a wait that doubles, or the rest of the window. */
export type Budget = {
  readonly free: number
  readonly window: number
  readonly wait: { readonly first: number; readonly longest: number } | 'rest'
}

/** One try of a password more, by one statement; false: this count is blocked and stays as it is. */
export async function addTry(
  transaction: Transaction,
  { key, budget, now }: { readonly key: Uint8Array; readonly budget: Budget; readonly now: Instant },
): Promise<boolean> {
  const { free, window } = budget
  const at = sql`${now.iso}::timestamptz`
  const isOver = sql`guess.since <= ${instantAt(now.milliseconds - window).iso}::timestamptz`
  const { rows } = await sql`
    insert into guess (key, tries, since, blocked_until) values (${key}, 1, ${at}, null)
    on conflict (key) do update set
      tries = case when ${isOver} then 1 else guess.tries + 1 end,
      since = case when ${isOver} then ${at} else guess.since end,
      blocked_until = case when ${isOver} or guess.tries + 1 < ${free}::integer then null else ${endOf(budget, at)} end
    where guess.blocked_until is null or guess.blocked_until <= ${at}
    returning tries`.execute(transaction)
  return rows.length > 0
}

function endOf({ free, window, wait }: Budget, at: RawBuilder<unknown>): RawBuilder<unknown> {
  if (wait === 'rest') return sql`guess.since + ${window}::integer * interval '1 millisecond'`
  const doubled = sql`${wait.first}::integer * power(2, least(guess.tries + 1 - ${free}::integer, 20))`
  return sql`${at} + least(${wait.longest}::integer, ${doubled}) * interval '1 millisecond'`
}

/** Until when the latest block among these counts lasts; undefined: none is blocked. */
export async function blockedUntil(
  transaction: Transaction,
  keys: readonly Uint8Array[],
  now: Instant,
): Promise<string | undefined> {
  const { rows } = await sql<{ until: string | null }>`
    select max(blocked_until) as until from guess
    where key = any(${keys}::bytea[]) and blocked_until > ${now.iso}::timestamptz`.execute(transaction)
  return rows[0]?.until ?? undefined
}

/** Locks those of these counts that are there, in the one order in which they are always locked, and answers their keys. */
export async function lockTries(
  transaction: Transaction,
  keys: readonly Uint8Array[],
): Promise<readonly Buffer[]> {
  const { rows } = await sql<{ key: Buffer }>`
    select key from guess where key = any(${keys}::bytea[]) order by key for update`.execute(transaction)
  return rows.map(({ key }) => key)
}

/** Forgets these counts, and with them all that are older than any window and in nobody's hands. */
export async function forgetTries(
  transaction: Transaction,
  keys: readonly Uint8Array[],
  before: string,
): Promise<void> {
  const old = sql`select key from guess where since < ${before}::timestamptz for update skip locked`
  await sql`delete from guess where key = any(${keys}::bytea[]) or key in (${old})`.execute(transaction)
}

/** Takes one try back, and the block that it may have caused. */
export async function takeTryBack(transaction: Transaction, keys: readonly Uint8Array[]): Promise<void> {
  await sql`update guess set tries = greatest(tries - 1, 0), blocked_until = null where key = any(${keys}::bytea[])`.execute(
    transaction,
  )
}
