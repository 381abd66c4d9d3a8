import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { ServerState } from '#server/http/exchange/server-state.ts'
import type { World } from '#server/operations/world.ts'

/**
 * Follows the epoch of the installation: each answer carries it, and the streams of changes tell when it is another, because the
 * database was restored while this server ran.
 */
export async function followEpoch({ database, changes }: World, state: ServerState): Promise<void> {
  const read = async () => {
    const epoch = await epochOf(database)
    state.epoch = epoch
    changes.turnTo(epoch)
  }
  await read()
  database.signals.hear(({ kind }) => {
    // While the database is away the last epoch holds; what is missed is told again.
    if (kind === 'epoch' || kind === 'missed') read().catch(() => undefined)
  })
}

async function epochOf(database: Database): Promise<string> {
  return database.asOwner(async (transaction) => {
    const { rows } = await sql<{ epoch: string }>`select epoch from installation`.execute(transaction)
    return rows[0]?.epoch ?? ''
  })
}
