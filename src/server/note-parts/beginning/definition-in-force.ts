import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

/** The newest Active version of a note definition's key; the one that is named may be an older one. */
export async function definitionInForce(
  context: Context,
  reference: Reference,
): Promise<Outcome<NoteDefinition>> {
  const named = await context.stores.of('NoteDefinition').get(reference.id)
  if (!named.ok)
    return refuse('/noteDefinition', 'notes.definition-missing', { subStatus: subStatuses.referenceWrong })
  if (named.value.status === 'Active') return named

  const filters = [
    { field: 'key', op: 'eq', value: named.value.key },
    { field: 'status', op: 'eq', value: 'Active' },
  ] as const
  const versions = await context.stores.of('NoteDefinition').find({ filters, pageSize: 100 })
  if (!versions.ok) return versions
  const [newest] = versions.value.rows.toSorted((one, other) => other.version - one.version)
  if (newest) return succeeded(newest)
  return refuse('/noteDefinition', 'notes.definition-not-active')
}
