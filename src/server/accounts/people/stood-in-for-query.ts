import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { supervisedBy } from './person-by-login-query.ts'

type Absence = {
  readonly owner: string
  readonly start: string | null
  readonly end: string | null
  readonly now: string
  readonly timezone: string | null
}

/**
 * Whose notes somebody signs in the place of a supervisor who is out of office today, by the days of the practice: those whom that
 * supervisor supervises himself. On any other day it is nobody.
 */
export async function stoodInFor(
  transaction: Transaction,
  practiceId: string,
  profileId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<Absence>`
    select own.owner_id as owner, own.content #>> '{outOfOffice,period,start}' as start,
           own.content #>> '{outOfOffice,period,end}' as end,
           to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as now,
           (select content ->> 'timezone' from resource
            where practice_id = ${practiceId}::uuid and type = 'PracticePreferences' and not is_deleted limit 1) as timezone
    from resource own
    join resource absent on absent.practice_id = own.practice_id and absent.id = own.owner_id
      and not absent.is_deleted and absent.content ->> 'active' is distinct from 'false'
    where own.practice_id = ${practiceId}::uuid and own.type = 'PersonalPreferences' and not own.is_deleted
      and own.content #>> '{outOfOffice,delegate,id}' = ${profileId}`.execute(transaction)
  const absent = rows.filter(isToday).map(({ owner }) => owner)
  if (absent.length === 0) return []
  const below = await supervisedBy(transaction, practiceId, absent)
  return below.filter((id) => id !== profileId)
}

function isToday({ start, end, now, timezone }: Absence): boolean {
  const today = localDate(now, timezone ?? 'UTC')
  return (start ?? today) <= today && today <= (end ?? today)
}
