import type { Meta } from '#generated/types/meta.ts'
import { equal } from '#shared/patch/equal.ts'
import { valueAt } from './value-at.ts'

/** The last change of one preference: when, by whom, and what it was before. */
export type LastChange = { readonly at: string; readonly by?: string; readonly before: unknown }

/** A version of the preferences, as far as it was kept. */
export type KnownVersion = {
  readonly meta: Pick<Meta, 'lastModified' | 'lastModifiedBy'>
  readonly preferences: object | undefined
}

/** The last changes of preferences, of versions newest first. What was chosen when the practice was made is no change. */
export function lastChanges(
  versions: readonly KnownVersion[],
  paths: readonly string[],
): ReadonlyMap<string, LastChange> {
  const found = new Map<string, LastChange>()
  for (const [index, { meta, preferences }] of versions.entries()) {
    const earlier = versions[index + 1]?.preferences
    if (!preferences || !earlier) continue
    for (const path of paths) {
      const before = valueAt(earlier, path)
      if (found.has(path) || equal(before, valueAt(preferences, path))) continue
      const by = meta.lastModifiedBy?.display
      found.set(path, { at: meta.lastModified, before, ...(by !== undefined && { by }) })
    }
  }
  return found
}
