import type { StuckEntry } from '#client/sync/outbox/ledger.ts'
import type { Labels } from '#client/ui/words.tsx'
import { diff } from '#shared/patch/diff.ts'
import type { Json, JsonObject } from '#shared/patch/patch-operation.ts'
import { plainText } from '#shared/patch/plain-text.ts'
import { readPointer } from '#shared/patch/pointer.ts'
import { valueAt } from '#shared/patch/value-at.ts'

/** For the recovery drawer, one place of a document as text: what this device wants there, and what stands on the server. */
export type PlainChange = {
  readonly path: string
  readonly field: string
  readonly mine: string
  readonly theirs?: string
}

/** What a refused change wanted, place by place. */
export function changesOf({ pending, theirs }: StuckEntry): readonly PlainChange[] {
  if (pending.kind === 'delete') return []
  if (pending.kind === 'create')
    return Object.entries(pending.body).map(([field, value]) => changeOf(field, value))
  return diff(pending.base, pending.after).map(({ path, ...operation }) => {
    const value = 'value' in operation ? operation.value : undefined
    return { ...changeOf(path, value), ...theirsAt(theirs, path) }
  })
}

/** The name of the record, where one is known. */
export function titleOf({ pending, theirs }: StuckEntry): string | undefined {
  const document = pending.kind === 'create' ? pending.body : pending.base
  const display = (theirs ?? document).display
  return typeof display === 'string' && display !== '' ? display : undefined
}

/** All of it as text for the clipboard, each field by its label. */
export function readable(changes: readonly PlainChange[], labelOf: (field: string) => string): string {
  return changes.map(({ field, mine }) => `${labelOf(field)}: ${mine}`).join('\n')
}

/** The label of a field, or of the nearest one around it: what stands deep inside an answer has no name of its own. */
export function fieldLabel(labels: Labels, type: string, field: string): string {
  const steps = field.split('.').filter((step) => !/^\d+$/.test(step))
  const ids = steps.map((_, index) => `field.${type}.${steps.slice(0, index + 1).join('.')}`)
  const named = ids.toReversed().find((id) => labels(id) !== id)
  return named ? labels(named) : field
}

function changeOf(path: string, value: Json | undefined): PlainChange {
  const field = path.startsWith('/') ? (readPointer(path) ?? []).join('.') : path
  return { path, field, mine: plainText(value) }
}

function theirsAt(theirs: JsonObject | undefined, path: string): { readonly theirs?: string } {
  if (!theirs) return {}
  return { theirs: plainText(valueAt(theirs, readPointer(path) ?? [])?.value) }
}
