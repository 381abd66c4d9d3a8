import type { ResourceTypes } from '#generated/types/resources.ts'
import type { Guard } from '#server/operations/handler.ts'
import { changedFields } from '#server/stores/same-stored.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

/** Types whose rows are the library's texts, which practices install. */
type LibraryType = 'SnippetTemplate' | 'TextExpansionTemplate' | 'SpeechRuleTemplate'

/** What says where an entry stands and for whom; a practice that installed it has nothing newer because of that. */
const shelf: ReadonlySet<string> = new Set(['status', 'category', 'audience', 'version'])

/**
 * An entry's version counts its texts: it grows when what practices install is changed, and not while the entry is a draft, which
 * nobody has installed.
 */
export function libraryGuard<Type extends LibraryType>(): Guard<Type> {
  return {
    beforeWrite: async (_context, { before, after }) => {
      const isNewer = before !== undefined && before.status !== 'Draft' && hasOtherText(before, after)
      return succeeded(isNewer ? { ...after, version: before.version + 1 } : after)
    },
  }
}

function hasOtherText(before: ResourceTypes[LibraryType], after: ResourceTypes[LibraryType]): boolean {
  return changedFields(before, after).some((field) => !shelf.has(field))
}
