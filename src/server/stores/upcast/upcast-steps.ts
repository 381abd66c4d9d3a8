import { type Document, isDocument } from '#server/stores/document.ts'
import { changeParts, removeField } from './changes.ts'
import { partsOfToday } from './parts-of-today.ts'
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
  {
    number: 2,
    types: ['Patient'],
    what: 'The row of a patient said that there is a substance use record, to everybody who may read the row.',
    change: removeField('flags.sud'),
  },
  {
    number: 3,
    types: ['Form', 'Questionnaire', 'Script'],
    what: 'Questions had filters and icons of any kind, pictures of a chart and forms for each service, which all did nothing.',
    change: (definition) => partsOfToday(definition).body,
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
