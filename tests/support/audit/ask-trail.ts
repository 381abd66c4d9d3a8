import { join } from 'node:path'
import { sql } from 'kysely'
import { systemActor } from '#server/accounts/new-practice.ts'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import type { Database } from '#server/database/database.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import type { Page, Search } from '#server/stores/store.ts'

/** Asks, for tests of the audit, the trail of a practice as the store answers it to somebody who reaches everybody. */
export type AskTrail = (search: Search) => Promise<Page<StoredDocument>>

/** The trail of one practice of a database whose keys are in this directory. */
export function trailIn(database: Database, dataDirectory: string, practiceId: string): AskTrail {
  const world = buildWorld({ database, keys: openKeys(join(dataDirectory, 'keys.json')) })
  const inside = { actor: systemActor(practiceId, 'laid'), operation: 'auditEvent.query' }
  return async (search) => {
    const page = await openAs(world, inside, (rows) => openRows(rows, 'AuditEvent').search(search))
    if (!page.ok) throw new Error(JSON.stringify(page.failure))
    return page.value
  }
}

/** The request of some event in the middle of the trail. */
export async function someRequest(database: Database): Promise<string> {
  const { rows } = await database.asOwner((transaction) =>
    sql<{
      request_id: string
    }>`select request_id from audit_event where at < '2022-06-01' order by practice_id, at desc, id desc limit 1`.execute(
      transaction,
    ),
  )
  return rows[0]?.request_id ?? ''
}

/**
 * How long an act takes, in milliseconds: the shortest of seven times, or the first that is short enough, since what else the machine does only adds to them. Of the
 * embedded database, which works in this process, it is the processor's time.
 */
export async function shortestTime(
  kind: Database['kind'],
  enough: number,
  act: () => Promise<unknown>,
): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let each = 0; each < 7 && best > enough; each += 1) {
    const [begun, used] = [performance.now(), process.cpuUsage()]
    await act()
    const passed = performance.now() - begun
    const { user, system } = process.cpuUsage(used)
    best = Math.min(best, passed, kind === 'embedded' ? (user + system) / 1000 : passed)
  }
  return best
}
