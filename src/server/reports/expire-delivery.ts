import type { Handler } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import { failed } from '#shared/outcome/outcome.ts'

/** Removes one report that was kept for its 30 days. */
export const expireDelivery: Handler<'reportDelivery.expire'> = async ({ stores, now }, { id }) => {
  const deliveries = stores.of('ReportDelivery')
  const found = await deliveries.get(id)
  if (!found.ok) return found
  const { expires, meta } = found.value
  if (Date.parse(expires) > now.milliseconds)
    return failed({ kind: 'conflict', because: 'stores.version-changed' })
  return deliveries.remove(id, meta.versionId)
}

/** Removes every report that was kept for its time. */
export const removeDeliveries: Job = async ({ each, ask, now }) => {
  let changed = 0
  const filters = [{ field: 'expires', op: 'le', value: now.iso }] as const
  for await (const { id } of each('ReportDelivery', { filters }))
    changed += await ask('reportDelivery.expire', id)
  return changed
}
