import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/go.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import type { Patient } from '#generated/types/patient.ts'

type Props = { readonly note: Note; readonly patient: Patient | undefined }

/** Whose note this is, always in sight. */
export function PatientStrip({ note, patient }: Props): ReactNode {
  const words = useWords()
  const locale = useLocale()
  const name = patient?.display ?? note.subject.display ?? ''
  const number = patient?.identifiers?.find(({ type }) => type === 'mrn')?.value
  const facts = [
    patient?.birthDate && words('note.born', { day: dayWithYear(patient.birthDate, locale) }),
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

function dayWithYear(day: string, locale: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })
}

function initials(name: string): string {
  const parts = name.split(/[\s,]+/).filter((part) => part !== '')
  return parts
    .slice(0, 2)
    .map((part) => part.charAt(0))
    .join('')
}
