import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { fold } from '#shared/words/fold.ts'

/** A code of an imported system as a picker offers it. */
export type FoundCode = { readonly code: string; readonly display: string }

/** What is known of a code: nothing as long as its system was not imported whole. */
export type KnownCode = 'system-unknown' | 'missing' | 'header' | { readonly display: string }

const mostFound = 50
const mostWords = 6
/** After every word that begins alike, in the order of the index. */
const last = '\u{10FFFF}'

/** Says of one code what its imported system says of it. */
export async function knownCode(
  transaction: Transaction,
  wanted: { readonly system: string; readonly code: string },
): Promise<KnownCode> {
  const { rows } = await sql<{ readonly display: string | null; readonly is_billable: boolean | null }>`
    select code.display, code.is_billable from code_system
    left join code on code.system = code_system.system and code.code = ${wanted.code}
    where code_system.system = ${wanted.system}`.execute(transaction)
  const [row] = rows
  if (!row) return 'system-unknown'
  if (row.display === null) return 'missing'
  return row.is_billable ? { display: row.display } : 'header'
}

/** Those of the codes that their imported system refuses: they do not exist, or stand over others. */
export async function refusedCodes(
  transaction: Transaction,
  { system, codes }: { readonly system: string; readonly codes: readonly string[] },
): Promise<readonly string[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<{ readonly code: string }>`
    select asked.code from unnest(${[...codes]}::text[]) as asked (code)
    where exists (select from code_system where code_system.system = ${system})
      and not exists (select from code
        where code.system = ${system} and code.code = asked.code and code.is_billable)`.execute(transaction)
  return rows.map(({ code }) => code)
}

/** What is sought in a system: words, and where there are any the beginnings that codes may have. */
type SoughtCodes = {
  readonly system: string
  readonly text: string
  readonly beginnings: readonly string[]
}

/** Billable codes in which each word begins some word of their description or the code itself; undefined when the system was not imported. */
export async function findCodes(
  transaction: Transaction,
  { system, text, beginnings }: SoughtCodes,
): Promise<readonly FoundCode[] | undefined> {
  const imported = await sql`select from code_system where system = ${system}`.execute(transaction)
  if (imported.rows.length === 0) return undefined

  const words = fold(text).split(' ').filter(Boolean).slice(0, mostWords)
  const fitting = words.map(
    (word) => sql`and code.code in (select code_word.code from code_word
      where code_word.system = ${system} and code_word.word >= ${word} and code_word.word < ${word + last})`,
  )
  const found = (place: RawBuilder<unknown>) => sql`select code.code, code.display from code
    where code.system = ${system} and code.is_billable ${sql.join([...fitting, place], sql` `)}
    order by code.code limit ${mostFound}`
  const within = found(sql`and code.code >= own.beginning and code.code < own.beginning || ${last}`)
  const all =
    beginnings.length === 0
      ? found(sql``)
      : sql`select distinct found.code, found.display
          from unnest(${[...new Set(beginnings)]}::text[]) as own (beginning) cross join lateral (${within}) as found
          order by found.code limit ${mostFound}`
  const { rows } = await sql<FoundCode>`${all}`.execute(transaction)
  return rows
}
