import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import type { Page } from '#server/stores/store.ts'
import { displayToday } from './display-of.ts'
import { findNames } from './find-displays.ts'
import { collectReferences, referenceTreeOf, withReferences } from './reference-tree.ts'
import { noSuccessors, type Successors, withSuccessors } from './successors.ts'
import { isOfPatient, veiled } from './veiled.ts'

type Names = Page<unknown>['names']

type Read = {
  readonly readable: readonly StoredDocument[]
  readonly successors: Successors
  /** Does any reference lead to somebody without a name, or to a row that was merged away? Else the documents are shown as they are. */
  readonly isVeiling: boolean
}

/**
 * Documents as their reader gets them: references named as far as the actor may know the names, whom he may not see under other
 * ids, and ages as of today; `names` are not asked for again.
 */
export async function shown(
  opened: Opened,
  entry: TypeEntry,
  { documents, names }: { readonly documents: readonly StoredDocument[]; readonly names?: Names | undefined },
): Promise<readonly StoredDocument[]> {
  const { readable, successors, isVeiling } = await read(opened, entry, { documents, names })
  if (!isVeiling) return readable
  return readable.map((document) => veiledIn(opened, entry, withSuccessors(entry, document, successors)))
}

/** The document in which references without a name lead nowhere, where they lead to patients: nobody may see whom he may not name. */
export function veiledIn(opened: Opened, entry: TypeEntry, document: StoredDocument): StoredDocument {
  const references: Reference[] = []
  collectReferences(document, referenceTreeOf(entry), references)
  const hidden = references.filter((each) => each.display === undefined && isOfPatient(each))
  return veiled(opened, document, hidden)
}

/** The same with all ids as they are stored: for code that writes what it has read. */
export async function named(
  opened: Opened,
  entry: TypeEntry,
  { documents, names }: { readonly documents: readonly StoredDocument[]; readonly names?: Names | undefined },
): Promise<readonly StoredDocument[]> {
  return (await read(opened, entry, { documents, names })).readable
}

async function read(
  opened: Opened,
  entry: TypeEntry,
  { documents, names }: { readonly documents: readonly StoredDocument[]; readonly names?: Names | undefined },
): Promise<Read> {
  const tree = referenceTreeOf(entry)
  const references: Reference[] = []
  for (const document of documents) collectReferences(document, tree, references)
  const today = opened.now.iso.slice(0, 10)
  if (references.length === 0)
    return {
      readable: documents.map((document) => dated(document, today)),
      successors: noSuccessors,
      isVeiling: false,
    }

  const { displays: found, successors } = await findNames(opened, references, names)
  const displays = new Map([...found].map(([id, display]) => [id, displayToday(display, today)]))
  const nameOf = ({ id }: Reference) => {
    const display = displays.get(id)
    return display === undefined ? undefined : { display }
  }
  const readable = documents.map((document) => dated(withReferences(document, tree, nameOf), today))
  const isVeiling =
    successors.size > 0 || references.some((each) => !displays.has(each.id) && isOfPatient(each))
  return { readable, successors, isVeiling }
}

function dated(document: StoredDocument, today: string): StoredDocument {
  const display = displayToday(document.display, today)
  return display === document.display ? document : { ...document, display }
}
