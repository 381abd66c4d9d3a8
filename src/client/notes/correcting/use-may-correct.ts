import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { isCommonPart } from '#shared/notes/group/is-member-part.ts'
import { isBeforeFinal, takesPart } from '#shared/notes/group/may-be-corrected.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/** May the reader correct members of this group's note, which is one of its parts: by own rights, by preference and definition, before it is final, and without taking part in it? A guide for the screen; the server decides. */
export function useMayCorrect({ parts, preferences }: Pick<LoadedNote, 'parts' | 'preferences'>): boolean {
  const { mayDo } = usePermissions()
  const { profile, permissions } = useSession()
  const { note, shared } = parts
  const common = isCommonPart(note) ? note : shared?.parent
  return (
    common !== undefined &&
    isCommonPart(common) &&
    isBeforeFinal(common) &&
    mayDo('note.correct') &&
    hasFlag(new Set(permissions), 'CanEditGroupNotesAsAdmin') &&
    preferences?.groupNoteAdminEdit === true &&
    shared?.definition?.adminEdit === true &&
    !takesPart(profile?.id, [note, common])
  )
}
