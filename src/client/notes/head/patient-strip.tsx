import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import type { Patient } from '#generated/types/patient.ts'

type Props = { readonly note: Note; readonly patient: Patient | undefined }

/** The head of a note: whose it is, always in sight. */
export function PatientStrip({ note, patient }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const name = patient?.display ?? note.subject.display ?? ''
  const number = patient?.identifiers?.find(({ type }) => type === 'mrn')?.value
  const facts = [
    patient?.birthDate && words('note.born', { day: moments.date(patient.birthDate) }),
    number && `#${number}`,
  ].filter((fact) => fact)

  return (
    <div className="note-patient">
      <span className="note-initials" aria-hidden="true">
        {initials(name)}
      </span>
      <span>
        {note.patient ? (
          <ScreenLink to={`/patients/${note.patient.id}`}>{name}</ScreenLink>
        ) : (
          <strong>{name}</strong>
        )}
        <small>{facts.join(' · ')}</small>
      </span>
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
