import { codedLists } from '#generated/lists/all.ts'
import type { CodedListOverride } from '#generated/types/coded-list-override.ts'
import type { Guard } from '#server/operations/handler.ts'
import { type Finding, failed, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'

/** What a practice changes of a coded list must be there to be changed, and a locked list is the same everywhere. */
export const practicePreferencesGuard: Guard<'PracticePreferences'> = {
  beforeWrite: async (_context, { after }) => {
    const overrides = after.codedListOverrides ?? []
    const findings = await Promise.all(overrides.map(doubts))
    return findings.flat().length > 0
      ? failed({ kind: 'invalid', findings: findings.flat() })
      : succeeded(after)
  },
}

async function doubts(override: CodedListOverride, index: number): Promise<readonly Finding[]> {
  const { list, hidden = [], added = [], renamed = [] } = override
  const doubtAt = (field: string, message: string, code = ''): Finding =>
    blocking(`/codedListOverrides/${index}/${field}`, message, { list, code })
  if (!isKeyOf(codedLists, list)) return [doubtAt('list', 'stores.no-such-list')]
  const { locked, items } = await codedLists[list]()
  if (locked) return [doubtAt('list', 'stores.locked-list')]

  const shipped = new Set(items.map(({ code }) => code))
  const known = new Set([...shipped, ...added.map(({ code }) => code)])
  const unknownAt = (field: string, codes: readonly string[]) =>
    codes.flatMap((code, at) =>
      known.has(code) ? [] : [doubtAt(`${field}/${at}`, 'stores.not-in-list', code)],
    )
  return [
    ...unknownAt('hidden', hidden),
    ...unknownAt(
      'renamed',
      renamed.map(({ code }) => code),
    ),
    ...added.flatMap(({ code }, at) =>
      shipped.has(code) ? [doubtAt(`added/${at}`, 'stores.already-in-list', code)] : [],
    ),
  ]
}
