import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { fold, wordsOf } from '#shared/words/fold.ts'

/** A code as its publisher's file has it. */
export type PublishedCode = {
  readonly code: string
  readonly display: string
  readonly isBillable: boolean
}

/** An import of one system: `at` is when it began, by which it knows at its end what it did not see. */
export type Import = { readonly system: string; readonly at: string }

/** Stores some codes with their words, anew where they were there before. */
export async function storeCodes(
  database: Database,
  { system, at }: Import,
  codes: readonly PublishedCode[],
): Promise<void> {
  const names = codes.map(({ code }) => code)
  const words = codes.flatMap((each) => searchWords(each).map((word) => ({ word, code: each.code })))
  await database.asOwner(async (transaction) => {
    await sql`
      insert into code (system, code, display, is_billable, imported_at)
      select ${system}, given.code, given.display, given.is_billable, ${at}::timestamptz
      from unnest(${names}::text[], ${codes.map(({ display }) => display)}::text[],
        ${codes.map(({ isBillable }) => isBillable)}::boolean[]) as given (code, display, is_billable)
      on conflict (system, code) do update
        set display = excluded.display, is_billable = excluded.is_billable, imported_at = excluded.imported_at
    `.execute(transaction)
    await sql`delete from code_word where system = ${system} and code = any (${names}::text[])`.execute(
      transaction,
    )
    await sql`
      insert into code_word (system, word, code)
      select ${system}, given.word, given.code
      from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ code }) => code)}::text[])
        as given (word, code)
    `.execute(transaction)
  })
}

/** The last line is in: what the file did not name any more goes, and from now on the system is law. Answers how many codes it has. */
export async function finishImport(database: Database, { system, at }: Import): Promise<number> {
  return database.asOwner(async (transaction) => {
    await sql`
      delete from code_word using code
      where code.system = ${system} and code.imported_at < ${at}::timestamptz
        and code_word.system = code.system and code_word.code = code.code`.execute(transaction)
    await sql`delete from code where system = ${system} and imported_at < ${at}::timestamptz`.execute(
      transaction,
    )
    const { rows } = await sql<{ readonly codes: number }>`
      insert into code_system (system, codes, imported_at)
      select ${system}, count(*)::integer, ${at}::timestamptz from code where system = ${system}
      on conflict (system) do update set codes = excluded.codes, imported_at = excluded.imported_at
      returning codes`.execute(transaction)
    return rows[0]?.codes ?? 0
  })
}

/** The words of its description, and the code with and without its dot. */
function searchWords({ code, display }: PublishedCode): readonly string[] {
  const own = fold(code)
  return [...new Set([...wordsOf(display), own, own.replaceAll('.', '')])]
}
