import type { TypeEntry } from '#generated/tables/registry.ts'
import { type Document, isDocument, valuesAt } from '#server/stores/document.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

/**
 * Remarks are only added: one that somebody wrote stays with its words, whoever changes the row; only whether it
 * is pinned may change. The place of one that is gone or reads otherwise.
 */
export function keptRemarks(entry: TypeEntry, before: Document, after: Document): readonly Finding[] {
  const paths = entry.meanings.filter(({ meaning }) => meaning === 'annotation')
  return paths.flatMap(({ path }) => {
    const left = remarksAt(after, path)
    const isKept = remarksAt(before, path).every(({ id, text }) => {
      const named = left.filter((remark) => remark.id === id)
      return named.length === 1 && named[0]?.text === text
    })
    const pointer = `/${path.replaceAll('.', '/')}`
    return isKept ? [] : [blocking(pointer, 'stores.remark-stays')]
  })
}

function remarksAt(document: Document, path: string): readonly Document[] {
  return valuesAt(document, path).filter(isDocument)
}
