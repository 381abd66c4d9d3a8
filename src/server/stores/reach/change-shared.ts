import type { TypeEntry } from '#generated/tables/registry.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { ownIds } from '#shared/permissions/acting.ts'
import { sharedFields } from '#shared/permissions/shared-fields.ts'

/** Refuses what others than the owner change of a row that is shared with them, beside what is theirs, and what of that is of others. Without `changed` the row is taken away or brought back. */
export function changeShared(
  { actor }: Pick<Opened, 'actor'>,
  { type }: Pick<TypeEntry, 'type'>,
  {
    document,
    changed,
    isOfOthers = () => false,
  }: {
    readonly document: StoredDocument
    readonly changed?: () => readonly string[]
    readonly isOfOthers?: () => boolean
  },
): Outcome<void> {
  const theirs = sharedFields(type, document, { ids: ownIds(actor), granted: actor.granted })
  if (!theirs || (changed?.().every((name) => theirs.includes(name)) && !isOfOthers()))
    return succeeded(undefined)
  return failed({ kind: 'forbidden', permission: `${type}:Update`, because: 'stores.author-changes-this' })
}
