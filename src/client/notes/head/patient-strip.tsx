import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { initialsOf } from '#client/ui/initials-of.ts'
import type { Note } from '#generated/types/note.ts'

/** The head of a note whose patient has no header here: a group, or somebody whose record the reader does not see. */
export function PatientStrip({ note }: { readonly note: Note }): ReactNode {
  const name = note.subject.display ?? ''
  return (
    <div className="note-patient">
      <span className="note-initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
      {note.patient ? (
        <ScreenLink to={`/patients/${note.patient.id}`}>{name}</ScreenLink>
      ) : (
        <strong>{name}</strong>
      )}
    </div>
  )
}
