import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Reference } from '#generated/types/reference.ts'
import { displayToday } from './display.ts'
import type { Meta, StoredDocument } from './document.ts'
import { findDisplays } from './find-displays.ts'
import type { Opened } from './opened.ts'
import { referencesIn, withDisplays } from './references.ts'

/** Documents with their references named as far as the actor may know the names, and ages as of today. */
export async function shown(
  opened: Opened,
  entry: TypeEntry,
  documents: readonly StoredDocument[],
): Promise<readonly StoredDocument[]> {
  const references = documents.flatMap((document) => [
    ...referencesIn(entry, document),
    ...authorsOf(document.meta),
  ])
  if (references.length === 0) return documents.map((document) => dated(opened, document))

  const found = await findDisplays(opened, references)
  const today = opened.now.iso.slice(0, 10)
  const displays = new Map([...found].map(([id, display]) => [id, displayToday(display, today)]))
  return documents.map((document) => {
    const named = withDisplays(entry, document, displays) as StoredDocument
    return dated(opened, { ...named, meta: namedMeta(named.meta, displays) })
  })
}

function dated({ now }: Opened, document: StoredDocument): StoredDocument {
  const display = displayToday(document.display, now.iso.slice(0, 10))
  return display === document.display ? document : { ...document, display }
}

function authorsOf({ lastModifiedBy, createdBy }: Meta): readonly Reference[] {
  return [lastModifiedBy, createdBy].filter((each) => each !== undefined)
}

function namedMeta(meta: Meta, displays: ReadonlyMap<string, string>): Meta {
  const { lastModifiedBy, createdBy } = meta
  return {
    ...meta,
    ...(lastModifiedBy && { lastModifiedBy: named(lastModifiedBy, displays) }),
    ...(createdBy && { createdBy: named(createdBy, displays) }),
  }
}

function named(reference: Reference, displays: ReadonlyMap<string, string>): Reference {
  const display = displays.get(reference.id)
  return display === undefined ? reference : { ...reference, display }
}
