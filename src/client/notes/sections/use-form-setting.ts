import { useMemo } from 'react'
import { useSession } from '#client/api/session.ts'
import type { FormSetting } from '#client/form/room/form-setting.ts'
import { findReferences } from '#client/form/stored/find-references.ts'
import { loadInstrument } from '#client/form/stored/load-instrument.ts'
import { type LoadedNote, loadDefinition } from '#client/notes/record/load-note.ts'
import { patientOf } from '#shared/notes/note-parts.ts'

/** What the forms of a note need to know about where they stand. */
export function useFormSetting({ parts, definition }: LoadedNote): FormSetting {
  const { practice, profile } = useSession()
  const patient = patientOf(parts)
  const { id: noteId, patient: about } = parts.note
  const key = definition?.key
  const inherits = (definition?.carryForward?.mode ?? 'None') === 'None' ? 'Never' : 'Offer'
  return useMemo(
    () => ({
      timezone: practice?.timezone ?? 'UTC',
      find: findReferences,
      load: loadDefinition,
      loadInstrument,
      ...(about ? { formerly: { patient: about.id, except: noteId } } : {}),
      ...(about && key !== undefined
        ? { carrying: { of: 'NoteDefinition' as const, key, patient: about.id, except: noteId, inherits } }
        : {}),
      ...(patient
        ? {
            patient: {
              id: patient.id,
              display: patient.display,
              birthDate: patient.birthDate,
              gender: patient.gender,
            },
          }
        : {}),
      ...(profile
        ? { signer: { id: profile.id, resourceType: profile.resourceType, display: profile.display ?? '' } }
        : {}),
    }),
    [practice?.timezone, profile, patient, about, noteId, key, inherits],
  )
}
