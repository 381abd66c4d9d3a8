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

function initials(name: string): string {
  const parts = name.split(/[\s,]+/).filter((part) => part !== '')
  return parts
    .slice(0, 2)
    .map((part) => part.charAt(0))
    .join('')
}
