import type { TypeEntry } from '#generated/tables/registry.ts'
import type { PlainCall } from '#server/operations/plain-handler.ts'
import { type Document, valueAt } from '#server/stores/document.ts'
import { partsAt } from '#server/stores/parts-at.ts'
import { withDefaults } from '#server/stores/rows/prepare-row.ts'
import { changedFields } from '#server/stores/same-stored.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

/**
 * Only the changes of status that the type's table names (`transitions` of its schema), and of those only the ones that a
 * person may make: what signatures, acts and jobs make is reached through them alone.
 */
export function checkTransitions(
  { entry }: PlainCall,
  { before, after }: { readonly before?: Document; readonly after?: Document },
): Outcome<void> {
  for (const field of Object.keys(entry.transitions)) {
    const from = before && textAt(before, field)
    const to = after && textAt(after, field)
    const message = to === undefined || from === to ? undefined : stepRefusal(entry, field, { from, to })
    if (message === undefined) continue
    const parameters = { type: entry.type, from: from ?? '', to: to ?? '' }
    return refuse(`/${field.replaceAll('.', '/')}`, message, {
      subStatus: subStatuses.statusChange,
      parameters,
    })
  }
  return checkPartTransitions(entry, before, after)
}

const inError: readonly unknown[] = ['EnteredInError', 'entered-in-error']

/** What is said to be entered in error stays as it was written: with that step and after it nothing differs but the status, and what the type lets be said of an error (`saidOfError`). */
export function errorAsWritten(entry: TypeEntry, before: Document, after: Document): Outcome<void> {
  const status = Object.keys(entry.transitions).find((field) => inError.includes(valueAt(after, field)))
  if (status === undefined) return succeeded(undefined)
  const free = [status, ...(entry.saidOfError ?? [])]
  const other = changedFields(withDefaults(entry, before), after).find((name) => !free.includes(name))
  return other === undefined ? succeeded(undefined) : refuse(`/${other}`, 'stores.error-as-written')
}

/** The same for the parts of a row, each known by its own id wherever it stands: a goal, an objective. */
function checkPartTransitions(
  entry: TypeEntry,
  before: Document | undefined,
  after: Document | undefined,
): Outcome<void> {
  for (const [path, table] of Object.entries(entry.transitionsWithin ?? {})) {
    const name = path.split('.').at(-1) ?? ''
    const known = new Map(partsAt(before, path).map(({ id, part }) => [id, textAt(part, name)]))
    const moved = partsAt(after, path).map(({ id, pointer, part }) => ({
      pointer: `${pointer}/${name}`,
      from: known.get(id),
      to: textAt(part, name) ?? '',
    }))
    const wrong = moved.find(({ from, to }) => !mayFollow(table, from, to))
    if (wrong) return partRefusal(entry, wrong)
  }
  return succeeded(undefined)
}

function mayFollow(
  table: Readonly<Record<string, readonly string[]>>,
  from: string | undefined,
  to: string,
): boolean {
  return to === '' || from === to || table[from ?? '(new)']?.includes(to) === true
}

function partRefusal({ type }: TypeEntry, { pointer, from, to }: StatusStep & { readonly pointer: string }) {
  return refuse(pointer, from === undefined ? 'stores.bad-first-status' : 'stores.bad-status-change', {
    subStatus: subStatuses.statusChange,
    parameters: { type, from: from ?? '', to },
  })
}

type StatusStep = { readonly from: string | undefined; readonly to: string }

/** The message id of what is wrong with a step of a status, if a person makes it. */
function stepRefusal(
  { transitions, madeBy }: TypeEntry,
  field: string,
  { from, to }: StatusStep,
): string | undefined {
  const state = from ?? '(new)'
  if (madeBy?.[field]?.[state]?.[to] !== undefined) return 'stores.made-status'
  if (transitions[field]?.[state]?.includes(to)) return undefined
  return from === undefined ? 'stores.bad-first-status' : 'stores.bad-status-change'
}

function textAt(document: Document, path: string): string | undefined {
  const value = valueAt(document, path)
  return typeof value === 'string' ? value : undefined
}
