import type { TypeEntry } from '#generated/tables/registry.ts'
import { type Document, isDocument, valuesAt } from '#server/stores/document.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/**
 * Remarks are only added: one that somebody wrote stays with its words, whoever changes the row; only whether it
 * is pinned may change. The place of one that is gone or reads otherwise, or of a new one with the id of another: then nobody could tell the two
 * apart, nor change the row any more.
 */
export function keptRemarks(
  entry: TypeEntry,
  { before, after }: { readonly before?: Document; readonly after: Document },
): readonly Finding[] {
  return remarkPaths(entry).flatMap((path) => {
    const old = textsById(before ? remarksAt(before, path) : [])
    const now = textsById(remarksAt(after, path))
    const isKept = [...old].every(([id, texts]) => isSame(texts, now.get(id)))
    const isTold = [...now].every(([id, texts]) => texts.length === 1 || old.has(id))
    const pointer = `/${path.replaceAll('.', '/')}`
    return [
      ...(isKept ? [] : [blocking(pointer, 'stores.remark-stays')]),
      ...(isTold ? [] : [blocking(pointer, 'stores.same-remark-id')]),
    ]
  })
}

/** Does a change pin remarks of others than those ids, or take their pins away? */
export function pinsOfOthers(
  entry: TypeEntry,
  { before, after }: { readonly before: Document; readonly after: Document },
  ids: readonly string[],
): boolean {
  return remarkPaths(entry).some((path) => {
    const left = remarksAt(after, path)
    return remarksAt(before, path).some(({ id, author, pinned = false }) => {
      const isOwn = ids.includes(String(membersOf(author).id))
      return !isOwn && left.some((remark) => remark.id === id && (remark.pinned ?? false) !== pinned)
    })
  })
}

function remarkPaths({ meanings }: TypeEntry): readonly string[] {
  return meanings.flatMap(({ path, meaning }) => (meaning === 'annotation' ? [path] : []))
}

/** What the remarks say, by their ids; more than one where older rows have an id twice. */
function textsById(remarks: readonly Document[]): ReadonlyMap<unknown, readonly unknown[]> {
  const grouped = Map.groupBy(remarks, ({ id }) => id)
  return new Map([...grouped].map(([id, each]) => [id, each.map(({ text }) => text)]))
}

function isSame(old: readonly unknown[], now: readonly unknown[] = []): boolean {
  return old.length === now.length && old.every((text, index) => text === now[index])
}

function remarksAt(document: Document, path: string): readonly Document[] {
  return valuesAt(document, path).filter(isDocument)
}
