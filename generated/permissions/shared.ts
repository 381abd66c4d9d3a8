// Generated from schemas/permissions by npm run generate. Edits are lost.
import type { FlagName } from './permissions.ts'

/** A type whose rows say whom they are shared with. */
export type SharedRule = {
  readonly type: string
  /** The field that names the owner of a row. */
  readonly owner: string
  /** Their holders see and change all of its rows. */
  readonly seeingAll: readonly FlagName[]
  /** What others than the owner of a row change of it. */
  readonly changes: readonly string[]
  /** The fields that say whom a row is shared with. */
  readonly sharing: readonly string[]
}

export const sharedRules: readonly SharedRule[] = [
  {
    type: 'SharedScribble',
    owner: 'author',
    seeingAll: ['FullPermissions'],
    changes: ['comments'],
    sharing: ['visibility', 'sharedWith'],
  },
]
