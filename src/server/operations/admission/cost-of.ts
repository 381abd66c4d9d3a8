import { type OperationId, operations } from '#generated/operations/operations.ts'
import type { PlainVerb } from '#generated/operations/plain.ts'

/** What a plain call counts, a reading of one row being 1. */
const costs: { readonly [Verb in PlainVerb]?: number } = {
  read: 1,
  readVersion: 1,
  history: 2,
  readContent: 1,
  readContentVersion: 1,
  listChunks: 1,
  list: 20,
  query: 20,
}
const writing = 10
const acting = 20

/** The cost of a call for the one who is next: a reading counts little, a search and an act much. */
export function costOf(operation: OperationId): number {
  const asked = operations[operation]
  return asked.kind === 'act' ? acting : (costs[asked.verb] ?? writing)
}
