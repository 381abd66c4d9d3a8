import type { Feature } from '#server/operations/handler.ts'
import { deliveryGuard } from './delivery-guard.ts'

/** Reports as they run, and the files that they leave. */
export const reports = { handlers: {}, guards: { ReportDelivery: deliveryGuard } } satisfies Feature
