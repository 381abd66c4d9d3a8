import type { Kind } from './kind.ts'
import { kindsOfFields } from './kinds-of-fields.ts'
import { kindsOfTypes } from './kinds-of-types.ts'
import { kindsOfValues } from './kinds-of-values.ts'

/** Every kind of change that the comparison tells apart. */
export type ChangeKind = keyof typeof kindsOfFields | keyof typeof kindsOfTypes | keyof typeof kindsOfValues

/** What each kind means, and what is to be done about it. */
export const kinds: { readonly [Each in ChangeKind]: Kind } = {
  ...kindsOfFields,
  ...kindsOfValues,
  ...kindsOfTypes,
}
