import { sharedRules } from '#generated/permissions/shared.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { hasFlag } from './granted.ts'

/** By which ids somebody's own rows are known, and the flags and permissions that count. */
type Asking = { readonly ids: readonly string[]; readonly granted: ReadonlySet<string> }

/**
 * The fields that somebody changes of a row that is shared with him (`schemas/permissions/shared.json`); he takes it neither away
 * nor back. Undefined where the row is his own, he sees all of them, or rows of the type are not shared.
 */
export function sharedFields(
  type: string,
  row: object,
  { ids, granted }: Asking,
): readonly string[] | undefined {
  const rule = sharedRules.find((each) => each.type === type)
  if (!rule || rule.seeingAll.some((flag) => hasFlag(granted, flag))) return undefined
  const owner = membersOf(membersOf(row)[rule.owner]).id
  return ids.some((id) => id === owner) ? undefined : rule.changes
}
