import type { Feature } from '#server/operations/handler.ts'
import { decryptPassword } from './decrypt-password.ts'
import { deliveryGuard } from './delivery-guard.ts'
import { expireDelivery, removeDeliveries } from './expire-delivery.ts'

/** Reports as they run, and the files that they leave. */
export const reports = {
  handlers: {
    'reportDelivery.decryptPassword': decryptPassword,
    'reportDelivery.expire': expireDelivery,
  },
  guards: { ReportDelivery: deliveryGuard },
  jobs: { RemoveDeliveries: removeDeliveries },
} satisfies Feature
