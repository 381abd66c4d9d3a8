import type { Handler } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { environmentOf } from './runs/environment-query.ts'

/** The environment in which the practice runs, for those who run it: version, database, room, and how far the trail is signed. */
export const environment: Handler<'practicePreferences.environment'> = async (context) => {
  const { installation, mail, hasOutsideSystem } = context
  const { version, database, startedAt } = installation
  const { databaseVersion, databaseBytes, trailSignedAt } = await environmentOf(context)
  const disk = await installation.disk()
  return succeeded({
    version,
    startedAt,
    database,
    databaseVersion,
    databaseBytes,
    sendsMail: mail !== undefined,
    hasOutsideSystem,
    ...(disk && { diskFree: disk.free, diskTotal: disk.total }),
    ...(trailSignedAt !== null && { trailSignedAt }),
  })
}
