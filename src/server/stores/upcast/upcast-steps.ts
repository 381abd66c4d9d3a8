import { type Document, isDocument } from '#server/stores/document.ts'
import { changeParts } from './changes.ts'
import type { UpcastStep } from './upcast-step.ts'

/**
 * Every step, in the order of their numbers. `npm run migration <name>` drafts the next one when a schema change needs it;
 * `changes.ts` has the usual ones: renameField, removeField, fillField, replaceValue, and changeElements and changeRules for definitions. A test beside this file holds each of them.
 */
export const upcastSteps: readonly UpcastStep[] = [
  {
    number: 1,
    types: ['Coverage'],
    what: 'Authorizations did not say until when they are low.',
    change: changeParts('authorizations', withLowUntil),
  },
]

function withLowUntil(authorization: Document): Document {
  const { lowUntil, status, unitsApproved, unitsUsed, warnAtPercent, period } = authorization
  const isLow =
    status === 'Approved' &&
    Number(unitsUsed ?? 0) * 100 >= Number(unitsApproved ?? 0) * Number(warnAtPercent ?? 80)
  if (lowUntil !== undefined || !isLow) return authorization
  return { ...authorization, lowUntil: (isDocument(period) && period.end) || '9999-12-31' }
}
