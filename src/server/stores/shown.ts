import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Reference } from '#generated/types/reference.ts'
import { displayToday } from './display.ts'
import type { StoredDocument } from './document.ts'
import { findDisplays } from './find-displays.ts'
import type { Opened } from './opened.ts'
import { collectReferences, referenceTreeOf, withReferences } from './reference-tree.ts'
import type { Page } from './store.ts'

/** Documents with their references named as far as the actor may know the names, and ages as of today; `names` are not asked for again. */
export async function shown(
  opened: Opened,
  entry: TypeEntry,
  documents: readonly StoredDocument[],
  names?: Page<unknown>['names'],
): Promise<readonly StoredDocument[]> {
  const tree = referenceTreeOf(entry)
  const references: Reference[] = []
  for (const document of documents) collectReferences(document, tree, references)
  const today = opened.now.iso.slice(0, 10)
  if (references.length === 0) return documents.map((document) => dated(document, today))

  const found = await findDisplays(opened, references, names)
  const displays = new Map([...found].map(([id, display]) => [id, displayToday(display, today)]))
  const named = ({ id }: Reference) => {
    const display = displays.get(id)
    return display === undefined ? undefined : { display }
  }
  return documents.map((document) => dated(withReferences(document, tree, named) as StoredDocument, today))
}

function dated(document: StoredDocument, today: string): StoredDocument {
  const display = displayToday(document.display, today)
  return display === document.display ? document : { ...document, display }
}
