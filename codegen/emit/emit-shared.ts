import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal } from '#codegen/emit/text/literal.ts'
import type { Shared } from '#codegen/model/reading/shared.ts'

/** What is shared as plain data, for the server's check and for the screens; the row policy is made of the same. */
export function emitShared(shared: readonly Shared[]): readonly Emitted[] {
  if (shared.length === 0) return []
  const rules = shared.map(({ type, owner, seeingAll, changes, sharing }) => ({
    ...{ type, owner, seeingAll, changes, sharing },
  }))
  const text = `import type { FlagName } from './permissions.ts'

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

export const sharedRules: readonly SharedRule[] = ${literal(rules)}
`
  return [{ path: 'generated/permissions/shared.ts', from: 'schemas/permissions', text }]
}
