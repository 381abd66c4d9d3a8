import type { ServerState } from '#server/http/exchange/server-state.ts'

/**
 * Readiness, as `/health/ready` tells it: what the server can do at this moment: all; reading only, while the disk of the database is
 * full; nothing that needs the database, `degraded`; nothing yet, or nothing any more.
 */
export type Readiness = 'ready' | 'read-only' | 'degraded' | 'starting' | 'stopping'

const readiness = { whole: 'ready', full: 'read-only', away: 'degraded' } as const

/** Longer than this a database that is well takes for nothing; in milliseconds. */
const patience = 4_000

/** Asks the database, and waits no longer for it than whoever asks us would. */
export async function readinessOf({ world, isStopping }: ServerState): Promise<Readiness> {
  if (isStopping) return 'stopping'
  if (!world) return 'starting'
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<'away'>((resolve) => {
    late = setTimeout(resolve, patience, 'away')
  })
  const condition = await Promise.race([world.database.condition(), tooLate])
  clearTimeout(late)
  return readiness[condition]
}
