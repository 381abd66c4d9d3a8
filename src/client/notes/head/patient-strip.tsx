import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import type { Note } from '#generated/types/note.ts'

/** The head of a note whose patient has no header here: a group, or somebody whose record the reader does not see. */
export function PatientStrip({ note }: { readonly note: Note }): ReactNode {
  const name = note.subject.display ?? ''
  return (
    <div className="note-patient">
      <span className="note-initials" aria-hidden="true">
        {initials(name)}
      </span>
      {note.patient ? (
        <ScreenLink to={`/patients/${note.patient.id}`}>{name}</ScreenLink>
      ) : (
        <strong>{name}</strong>
      )}
    </div>
  )
}

/** Of a patient the given name's letter first, as the name is spoken; of a group those of its first two words. */
function initials(name: string): string {
  const [family = '', given] = name.split(', ')
  const parts = given === undefined ? family.split(/\s+/).slice(0, 2) : [given, family]
  return parts.map((part) => part.charAt(0)).join('')
}
