import { sql } from 'kysely'
import type { LabelResult } from '#generated/enumerations/label-result.ts'
import type { Rights } from '#server/accounts/people/rights-of.ts'
import type { Context } from '#server/operations/handler.ts'
import { readClosed } from '#server/stores/labels/closed-by.ts'

/** For effective access, what the security labels of a record say to a person. */
export type RowLabels = { readonly label: LabelResult; readonly labels: readonly string[] }

export const noRowAsked: RowLabels = { label: 'NotAsked', labels: [] }

type Settings = { readonly profile: string; readonly profiles: string; readonly circles: string }
type Closed = { readonly closed: string | null; readonly patientId: string | null }

/** Row labels as the row policies judge them: the same function is asked, in that person's place, of a row that the asker sees. */
export async function rowLabels(
  { transaction, actor }: Context,
  { profile, profiles, circles }: Pick<Rights, 'profile' | 'profiles' | 'circles'>,
  id: string,
): Promise<RowLabels> {
  const { rows } = await sql<Closed & Settings>`
    select closed, patient_id as "patientId", coalesce(current_setting('goldthread.profile', true), '') as profile,
      coalesce(current_setting('goldthread.profiles', true), '') as profiles,
      coalesce(current_setting('goldthread.circles', true), '') as circles
    from resource where practice_id = ${actor.practiceId}::uuid and id = ${id}::uuid`.execute(transaction)
  const [row] = rows
  if (!row) return noRowAsked
  const { labels } = readClosed(row.closed)
  if (row.closed === null) return { label: 'None', labels }

  const asPerson = { profile: profile.id, profiles: listed(profiles), circles: listed(circles) }
  await become({ transaction }, asPerson)
  const { rows: verdicts } = await sql<{ reads: boolean }>`
    select goldthread_reads(${actor.practiceId}::uuid, ${id}::uuid, ${row.patientId}::uuid, ${row.closed}) as reads`.execute(
    transaction,
  )
  await become({ transaction }, row)
  return { label: verdicts[0]?.reads === true ? 'Read' : 'Closed', labels }
}

/** Whose profile, teams and circles the functions of the row policies look at from here on, in this transaction. */
async function become(
  { transaction }: Pick<Context, 'transaction'>,
  { profile, profiles, circles }: Settings,
): Promise<void> {
  await sql`
    select set_config('goldthread.profile', ${profile}, true), set_config('goldthread.profiles', ${profiles}, true),
      set_config('goldthread.circles', ${circles}, true), set_config('goldthread.reached', '', true)`.execute(
    transaction,
  )
}

function listed(words: readonly string[]): string {
  return words.length === 0 ? '' : `{${words.join(',')}}`
}
