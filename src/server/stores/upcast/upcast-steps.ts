import type { UpcastStep } from './upcast-step.ts'

/**
 * Every step, in the order of their numbers. `npm run migration <name>` drafts the next one when a schema change needs it;
 * `changes.ts` has the usual ones: renameField, removeField, fillField, replaceValue, and changeElements and changeRules for definitions. A test beside this file holds each of them.
 */
export const upcastSteps: readonly UpcastStep[] = []
