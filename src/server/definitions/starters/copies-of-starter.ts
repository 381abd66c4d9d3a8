import type { DefinitionStatus } from '#generated/enumerations/definition-status.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Reference } from '#generated/types/reference.ts'
import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { StarterType } from './starter-file.ts'

const most = 500

/** A copy of a starter that the practice has. */
export type StarterCopy = {
  readonly key: string
  readonly status: DefinitionStatus
  readonly reference: Reference
}

/** The definitions of a type that may be copies of starters, the newest first. */
export async function copiesOfStarters(
  context: Context,
  type: StarterType,
  filters: readonly Filter[],
): Promise<Outcome<readonly StarterCopy[]>> {
  const found = await context.stores
    .of(type)
    .find({ filters, orderBy: 'meta.lastModified', order: 'desc', pageSize: most })
  if (!found.ok) return found
  return succeeded(
    found.value.rows.map((row) => ({ key: row.key, status: row.status, reference: referenceTo(row) })),
  )
}

/** The newest copy of a starter: its key is the starter's own, or that with a number behind it where the practice had the key already. */
export function copyOfStarter(copies: readonly StarterCopy[], key: string): StarterCopy | undefined {
  return copies.find(
    (copy) => copy.key === key || (copy.key.startsWith(`${key}-`) && isNumbered(copy.key, key)),
  )
}

function isNumbered(copy: string, key: string): boolean {
  return /^\d+$/.test(copy.slice(key.length + 1))
}
