import { notifyManager, QueryClient } from '@tanstack/react-query'
import { type OperationId, operations } from '#generated/operations/operations.ts'
import { readingVerbs } from '#generated/operations/plain.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'
import { membersOf } from '#shared/patch/members-of.ts'

const reading: ReadonlySet<string> = new Set(readingVerbs)

// An answer is shown in the turn in which it comes, not after another timer.
notifyManager.setScheduler(queueMicrotask)

/** What this page has read; nothing of it is kept on the device. */
export const answers = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, gcTime: 5 * 60_000, networkMode: 'always', refetchOnWindowFocus: true },
  },
})

const listeners = new Map<string, Set<() => void>>()

/** Calls back after each write of a type that this page made or heard of; answers how to stop. */
export function whenWritten(type: ResourceType, listener: () => void): () => void {
  const known = listeners.get(type) ?? new Set()
  listeners.set(type, known.add(listener))
  return () => known.delete(listener)
}

/** Reads again what shows resources of a type. */
export function refreshAnswers(type: ResourceType): void {
  refresh(type)
}

/** The versions that this page has stored, by type and id, after each of which all that shows its type was read again. */
const stored = new Map<string, string>()

/** Reads again what shows resources of a type, of which this page has stored one; what is heard of that version later is known then. */
export function refreshStored(
  type: ResourceType,
  { id, versionId }: { readonly id: string; readonly versionId: string | undefined },
): void {
  if (versionId !== undefined) stored.set(`${type}/${id}`, versionId)
  refresh(type)
}

/** Reads again what shows resources of a type, but for what shows these versions of them already, or shows another one alone. */
export function refreshChanged(type: string, versions: ReadonlyMap<string, string>): void {
  const news = new Map(
    [...versions].filter(([id, versionId]) => !isAtLeast(stored.get(`${type}/${id}`), versionId)),
  )
  if (news.size > 0) refresh(type, (data) => !isUpToDate(data, news))
}

function refresh(type: string | undefined, isOld: (data: unknown) => boolean = () => true): void {
  answers.invalidateQueries({
    predicate: ({ queryKey, state }) => resourceOf(queryKey[0]) === type && isOld(state.data),
  })
  for (const listener of listeners.get(type ?? '') ?? []) listener()
}

/** A list that does not show a row may have to show it now; a row that is shown alone is touched by its own changes only. */
function isUpToDate(data: unknown, versions: ReadonlyMap<string, string>): boolean {
  const { ok, value } = membersOf(data)
  if (ok !== true) return false
  const { items } = membersOf(value)
  const rows = Array.isArray(items) ? items : [value]
  const shown = new Map(rows.map((row) => [membersOf(row).id, membersOf(membersOf(row).meta).versionId]))
  const concerned = [...versions].filter(([id]) => Array.isArray(items) || shown.has(id))
  return concerned.every(([id, versionId]) => isAtLeast(shown.get(id), versionId))
}

function isAtLeast(shown: unknown, versionId: string): boolean {
  return typeof shown === 'string' && BigInt(shown) >= BigInt(versionId)
}

/** After a write, what it touched is read again: its own type, or everything when it was an act, which may touch several. */
export function refreshAnswersAfter(id: OperationId): void {
  const { verb, kind, permission } = operations[id]
  if (kind === 'plain' && reading.has(verb)) return
  if (kind === 'act' && permission.endsWith(':Read')) return
  if (kind === 'act') {
    answers.invalidateQueries()
    return
  }
  refresh(resourceOf(id))
}

/** Reads again what is on the screen, as after signing in again. */
export function refreshAllAnswers(): void {
  answers.invalidateQueries()
}

/** Forgets what was read and is not on the screen now. */
export function forgetUnshownAnswers(): void {
  answers.removeQueries({ type: 'inactive' })
}

/** Forgets all that was read, as signing out does. */
export function forgetAnswers(): void {
  answers.clear()
  stored.clear()
}

function resourceOf(id: unknown): string | undefined {
  return typeof id === 'string' && isKeyOf(operations, id) ? operations[id].resource : undefined
}
