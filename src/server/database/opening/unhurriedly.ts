import type { ClientBase } from 'pg'
import type { ConnectionSource } from '#server/database/connection-source.ts'
import type { AnsweredRow } from '#server/database/database.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** When opening the database, a plain statement outside of our transactions: it takes as long as it takes, and leaves the connection as it was. */
export async function unhurriedly<Value>(
  source: ConnectionSource,
  client: ClientBase,
  act: () => Promise<Value>,
): Promise<Value> {
  await client.query('set statement_timeout = 0')
  try {
    return await source.unhurried(act)
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    await client.query('reset statement_timeout')
  }
}

/** The rows of a text; one without values may hold several statements, and the rows of all of them are answered. */
export async function rowsOf(
  client: ClientBase,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly AnsweredRow[]> {
  const answer: unknown = await (values.length > 0 ? client.query(text, [...values]) : client.query(text))
  return [answer].flat().flatMap((each) => {
    const { rows } = membersOf(each)
    return Array.isArray(rows) ? rows : []
  })
}
