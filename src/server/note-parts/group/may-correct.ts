import type { Note } from '#generated/types/note.ts'
import { groupDefinition } from '#server/note-parts/definition-of-note.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/** May the acting person set right what an administrator may in this group's note: by flag, by preference of the practice, and by the note's own definition? */
export async function mayCorrect(context: Context, common: Note): Promise<Outcome<boolean>> {
  if (common.composition !== 'Group' || !hasFlag(context.actor.granted, 'CanEditGroupNotesAsAdmin'))
    return succeeded(false)
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  if (!preferences.value.groupNoteAdminEdit) return succeeded(false)
  const definition = await groupDefinition(context, common.definition)
  return definition.ok ? succeeded(definition.value?.adminEdit === true) : definition
}
