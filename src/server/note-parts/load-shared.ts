import type { HumanName } from '#generated/types/human-name.ts'
import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'
import { isSharedPart } from '#shared/notes/group/is-member-part.ts'
import { allNames } from '#shared/notes/group/other-members-named.ts'
import type { SharedParts } from '#shared/notes/note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { groupDefinition } from './definition-of-note.ts'
import { optional } from './optional.ts'

const most = 500

/** What a part of a shared note has to know of the rest: the part in common, by which definition the whole is written, and how other members are called. */
export async function loadShared(context: Context, note: Note): Promise<Outcome<SharedParts | undefined>> {
  if (note.composition === 'Individual') return succeeded(undefined)
  const parent = isSharedPart(note) ? await optional(context, 'Note', note.partOf) : succeeded(undefined)
  if (!parent.ok) return parent
  const definition = await groupDefinition(context, parent.value?.definition ?? note.definition)
  if (!definition.ok) return definition
  const others = await othersOf(context, note, parent.value)
  if (!others.ok) return others
  return succeeded({ parent: parent.value, definition: definition.value, others: others.value })
}

/** The names of the other members, as far as the acting person may see them. */
async function othersOf(
  context: Context,
  { patient }: Note,
  parent: Note | undefined,
): Promise<Outcome<readonly HumanName[]>> {
  const ids = (parent?.definitionAssignments ?? []).flatMap((each) => (each.patient ? [each.patient.id] : []))
  if (ids.every((id) => id === patient?.id)) return succeeded([])
  const filters = [{ field: 'id', op: 'in', value: ids }] as const
  const found = await context.stores.of('Patient').find({ filters, pageSize: most })
  if (!found.ok) return found
  return succeeded(found.value.rows.filter(({ id }) => id !== patient?.id).flatMap(allNames))
}
