import type { GroupNoteDefinition } from '#generated/types/group-note-definition.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { pinned } from './optional.ts'

/** The definition of a note's sections, in the version that it pins: of a group's note that of what all have in common. */
export async function definitionOfNote(
  context: Context,
  definition: Reference,
): Promise<Outcome<NoteDefinition>> {
  if (definition.resourceType !== 'GroupNoteDefinition') return pinned(context, 'NoteDefinition', definition)
  const group = await pinned(context, 'GroupNoteDefinition', definition)
  return group.ok ? pinned(context, 'NoteDefinition', group.value.common) : group
}

/** The definition of a group's note as a whole, if that is what a reference names. */
export async function groupDefinition(
  context: Context,
  definition: Reference | undefined,
): Promise<Outcome<GroupNoteDefinition | undefined>> {
  if (definition?.resourceType !== 'GroupNoteDefinition') return succeeded(undefined)
  return pinned(context, 'GroupNoteDefinition', definition)
}
