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
  const { id: noteId, patient: about, serviceDate } = parts.note
  const carrying = useCarrying({ parts, definition })
  return useMemo(
    () => ({
      timezone: practice?.timezone ?? 'UTC',
      find: findReferences,
      load: loadDefinition,
      loadInstrument,
      day: serviceDate,
      ...(about ? { formerly: { patient: about.id, except: noteId } } : {}),
      ...(carrying && { carrying }),
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
    [practice?.timezone, profile, patient, about, noteId, serviceDate, carrying],
  )
}

/** From which earlier notes this one takes answers over, as its definition says. */
function useCarrying({
  parts,
  definition,
}: Pick<LoadedNote, 'parts' | 'definition'>): FormSetting['carrying'] {
  const { id: except, patient, serviceDate: until, author } = parts.note
  const { key, carryForward } = definition ?? {}
  const { mode = 'None', maxAgeDays } = carryForward ?? {}
  const by = mode === 'LastByMe' ? author.id : undefined
  return useMemo(() => {
    if (!patient || key === undefined) return undefined
    const inherits = mode === 'None' ? ('Never' as const) : ('Offer' as const)
    const whose = { of: 'NoteDefinition' as const, key, patient: patient.id, except, inherits, until }
    return { ...whose, ...(by !== undefined && { by }), ...(maxAgeDays !== undefined && { maxAgeDays }) }
  }, [patient, key, except, until, mode, by, maxAgeDays])
}
