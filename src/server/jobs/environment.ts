import type { Handler } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { environmentOf } from './runs/environment-query.ts'

const step = 100_000_000

/** The environment in which the practice runs, for those who run it: version, database, room, and how far the trail is signed. */
export const environment: Handler<'practicePreferences.environment'> = async (context) => {
  const { installation, mail, hasOutsideSystem, reminds } = context
  const { version, database, startedAt } = installation
  const { databaseVersion, databaseBytes, trailSignedAt, isShared } = await environmentOf(context)
  const disk = await installation.disk()
  // Nobody reads from large steps what another practice does.
  const told = (bytes: number, round: (steps: number) => number) =>
    isShared ? round(bytes / step) * step : bytes
  return succeeded({
    version,
    startedAt,
    database,
    databaseVersion,
    databaseBytes: told(databaseBytes, Math.ceil),
    sendsMail: mail !== undefined,
    remindsByEmail: reminds.byEmail,
    remindsByText: reminds.byText,
    hasOutsideSystem,
    ...(disk && { diskFree: told(disk.free, Math.floor), diskTotal: told(disk.total, Math.floor) }),
    ...(trailSignedAt !== null && { trailSignedAt }),
  })
}
