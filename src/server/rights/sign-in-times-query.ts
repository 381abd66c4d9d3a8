import { sql } from 'kysely'
import type { Person } from '#generated/types/person.ts'
import type { Context } from '#server/operations/handler.ts'

/** When a password was set and last used at the door, and until when the account is closed for lack of right guesses. */
export type SignInTimes = Pick<Person, 'passwordSetAt' | 'lastLogin' | 'lockedUntil'>

type Row = {
  readonly password_set_at: string | null
  readonly last_login: string | null
  readonly locked_until: string | null
}

/** What the door knows of a person, inside a call about people; nothing stands for what never was. */
export async function signInTimes(
  transaction: Context['transaction'],
  { id, loginName, now }: Pick<Person, 'id' | 'loginName'> & { readonly now: string },
): Promise<SignInTimes> {
  const { rows } = await sql<Row>`
    select password_set_at, last_login, locked_until
    from goldthread_sign_in_times(${id}::uuid, ${loginName})`.execute(transaction)
  const [row] = rows
  return {
    ...(row?.password_set_at && { passwordSetAt: row.password_set_at }),
    ...(row?.last_login && { lastLogin: row.last_login }),
    ...(row?.locked_until && row.locked_until > now && { lockedUntil: row.locked_until }),
  }
}
