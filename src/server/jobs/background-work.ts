import type { Context, Handler } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { installationId } from '#shared/permissions/installation-id.ts'
import { lastRuns } from './runs/run-query.ts'
import { summariesOf } from './summary-of.ts'

const usualZone = 'America/Chicago'

/** What the server does by itself in this practice and for the whole installation, for those who run the practice. */
export const backgroundWork: Handler<'practicePreferences.backgroundWork'> = async (context) => {
  const zone = await zoneOf(context)
  if (!zone.ok) return zone
  const { transaction, actor, now } = context
  const own = await lastRuns(transaction, actor.practiceId)
  const house = await lastRuns(transaction, installationId)
  return succeeded({ jobs: summariesOf([...own, ...house], { now: now.iso, zone: zone.value }) })
}

/** Where the practice's nights are. */
export async function zoneOf({ stores }: Pick<Context, 'stores'>): Promise<Outcome<string>> {
  const found = await stores.of('PracticePreferences').find({ pageSize: 1 })
  return found.ok ? succeeded(found.value.rows[0]?.timezone ?? usualZone) : found
}
