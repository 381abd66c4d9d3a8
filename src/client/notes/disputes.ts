import type { StuckEntry } from '#client/sync/ledger.ts'
import type { Note } from '#generated/types/note.ts'
import { diff } from '#shared/patch/diff.ts'
import type { Json, JsonObject } from '#shared/patch/patch-operation.ts'
import { readPointer } from '#shared/patch/pointer.ts'
import { valueAt } from '#shared/patch/value-at.ts'

/** One answer of which two versions exist. */
export type Dispute = {
  readonly path: string
  readonly question: string
  readonly mine: string
  readonly theirs: string
}

/** What a refused write wanted, answer by answer, beside what the server holds. */
export function disputesOf({ pending, theirs }: StuckEntry, note: Note): readonly Dispute[] {
  if (pending.kind !== 'patch') return []
  return diff(pending.base, pending.after).map(({ path }) => ({
    path,
    question: questionAt(path, note),
    mine: textAt(pending.after, path),
    theirs: theirs ? textAt(theirs, path) : '',
  }))
}

function questionAt(path: string, note: Note): string {
  const [, index, , elementId] = readPointer(path) ?? []
  const section = note.sections[Number(index)]
  return section ? `${section.title} · ${elementId ?? ''}` : path
}

function textAt(document: JsonObject, path: string): string {
  const found: Json | undefined = valueAt(document, readPointer(path) ?? [])?.value
  if (found === undefined || found === null) return '–'
  return typeof found === 'object' ? JSON.stringify(found) : String(found)
}
