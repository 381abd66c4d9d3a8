import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { type GlobalRow, rowsById } from './person-by-login-query.ts'

type Absence = {
  readonly owner: string
  readonly start: string | null
  readonly end: string | null
  readonly now: string
  readonly timezone: string | null
}

/** The supervisors in whose place somebody signs today, by the days of the practice; whether they themselves may co-sign is not asked here. */
export async function awayWithDelegate(
  transaction: Transaction,
  practiceId: string,
  profileId: string,
): Promise<readonly GlobalRow[]> {
  const { rows } = await sql<Absence>`
    select own.owner_id as owner, own.content #>> '{outOfOffice,period,start}' as start,
           own.content #>> '{outOfOffice,period,end}' as end,
           to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as now,
           (select content ->> 'timezone' from resource
            where practice_id = ${practiceId}::uuid and type = 'PracticePreferences' and not is_deleted limit 1) as timezone
    from resource own
    where own.practice_id = ${practiceId}::uuid and own.type = 'PersonalPreferences' and not own.is_deleted
      and own.content #>> '{outOfOffice,delegate,id}' = ${profileId}`.execute(transaction)
  const absent = rows.filter(isToday).map(({ owner }) => owner)
  const people = await rowsById(transaction, practiceId, absent)
  return people.filter(({ content }) => content.active !== false)
}

function isToday({ start, end, now, timezone }: Absence): boolean {
  const today = localDate(now, timezone ?? 'UTC')
  return (start ?? today) <= today && today <= (end ?? today)
}
