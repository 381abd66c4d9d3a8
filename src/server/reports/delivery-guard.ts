import type { Guard } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

const keptFor = 30 * 24 * 3_600_000

/** A file of a report is kept for 30 days (schemas/resources/report-delivery.json). */
export const deliveryGuard: Guard<'ReportDelivery'> = {
  beforeWrite: async ({ now }, { before, after }) =>
    succeeded({ ...after, expires: before?.expires ?? instantAt(now.milliseconds + keptFor).iso }),
}
