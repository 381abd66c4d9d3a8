import { useMemo } from 'react'
import { useSession } from '#client/api/session.ts'
import type { FormSetting } from '#client/form/room/form-setting.ts'
import { findReferences } from '#client/form/stored/find-references.ts'
import { type LoadedNote, loadDefinition } from '#client/notes/record/load-note.ts'

/** What the forms of a note need to know about where they stand. */
export function useFormSetting({ parts }: LoadedNote): FormSetting {
  const { practice, profile } = useSession()
  const patient = parts.session?.patient
  const { id: noteId, patient: about } = parts.note
  return useMemo(
    () => ({
      timezone: practice?.timezone ?? 'UTC',
      find: findReferences,
      load: loadDefinition,
      ...(about ? { formerly: { patient: about.id, except: noteId } } : {}),
      ...(patient
        ? { patient: { id: patient.id, display: patient.display, birthDate: patient.birthDate } }
        : {}),
      ...(profile
        ? { signer: { id: profile.id, resourceType: profile.resourceType, display: profile.display ?? '' } }
        : {}),
    }),
    [practice?.timezone, profile, patient, about, noteId],
  )
}
