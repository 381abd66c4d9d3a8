import type { NoteComposition } from '#generated/enumerations/note-composition.ts'
import type { GroupNoteDefinition } from '#generated/types/group-note-definition.ts'
import type { Reference } from '#generated/types/reference.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** The newest Active version of a shared note's definition of that composition; the one that is named may be an older one. */
export async function sharedDefinitionInForce(
  context: Context,
  reference: Reference,
  composition: NoteComposition,
): Promise<Outcome<GroupNoteDefinition>> {
  const named = await optional(context, 'GroupNoteDefinition', reference)
  if (!named.ok) return named
  if (named.value?.composition !== composition) return refuse('/noteDefinition', 'notes.definition-missing')
  const filters = [
    { field: 'key', op: 'eq', value: named.value.key },
    { field: 'status', op: 'eq', value: 'Active' },
  ] as const
  const versions = await context.stores.of('GroupNoteDefinition').find({ filters, pageSize: 100 })
  if (!versions.ok) return versions
  const [newest] = versions.value.rows.toSorted((one, other) => other.version - one.version)
  return newest ? succeeded(newest) : refuse('/noteDefinition', 'notes.definition-not-active')
}
