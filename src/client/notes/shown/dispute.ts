import type { StuckEntry } from '#client/sync/outbox/ledger.ts'
import type { Note } from '#generated/types/note.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { diff } from '#shared/patch/diff.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { plainText } from '#shared/patch/plain-text.ts'
import { readPointer } from '#shared/patch/pointer.ts'
import { valueAt } from '#shared/patch/value-at.ts'

/** One answer of a note of which two versions exist. */
export type Dispute = {
  readonly path: string
  readonly question: string
  readonly mine: string
  readonly theirs: string
}

/** The note and the definitions of its sections' forms. */
export type Asked = { readonly note: Note; readonly definitions: readonly Definition[] }

/** What a refused write wanted, answer by answer, beside what the server holds. */
export function disputesOf(
  { pending, theirs }: StuckEntry,
  { note, definitions }: Asked,
): readonly Dispute[] {
  if (pending.kind !== 'patch') return []
  return diff(pending.base, pending.after).map(({ path }) => ({
    path,
    question: questionAt(path, { note, definitions }),
    mine: textAt(pending.after, path),
    theirs: theirs ? textAt(theirs, path) : '',
  }))
}

function questionAt(path: string, { note, definitions }: Asked): string {
  const [, index, , elementId = ''] = readPointer(path) ?? []
  const section = note.sections[Number(index)]
  if (!section) return path
  const label = labelIn(definitions[Number(index)]?.elements ?? [], elementId)
  return `${section.title} · ${label ?? elementId}`
}

function labelIn(elements: readonly Element[], id: string): string | undefined {
  for (const element of elements) {
    const label = element.id === id ? element.label : labelIn(element.children ?? [], id)
    if (label !== undefined) return label
  }
  return undefined
}

function textAt(document: JsonObject, path: string): string {
  return plainText(valueAt(document, readPointer(path) ?? [])?.value)
}
