import { sql } from 'kysely'
import type { LabelReader } from '#generated/permissions/labels.ts'
import type { Opened } from '#server/stores/opened.ts'
import type { LabelFacts } from './closed-by.ts'

/** A row whose labels are judged, as the row policies name it. */
export type Judged = { readonly id: string; readonly patientId: string | null }

/** Of the words for readers of labelled rows those to which the actor belongs, for a row with these facts: the database's own verdict. */
export async function belongsTo(
  { transaction, actor }: Pick<Opened, 'transaction' | 'actor'>,
  { id, patientId }: Judged,
  asked: { readonly facts: LabelFacts; readonly words: readonly LabelReader[] },
): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${asked.words}::text[]) as word
    where goldthread_belongs(word, ${actor.practiceId}::uuid, ${id}::uuid, ${patientId}::uuid,
      ${JSON.stringify(asked.facts)}::jsonb)`.execute(transaction)
  return rows.map(({ word }) => word)
}

/** Would the actor read a row that is closed like this? */
export async function readsClosed(
  { transaction, actor }: Pick<Opened, 'transaction' | 'actor'>,
  { id, patientId }: Judged,
  closed: string,
): Promise<boolean> {
  const { rows } = await sql<{ reads: boolean }>`
    select goldthread_reads(${actor.practiceId}::uuid, ${id}::uuid, ${patientId}::uuid, ${closed}) as reads`.execute(
    transaction,
  )
  return rows[0]?.reads === true
}
