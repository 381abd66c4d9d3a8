import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { noteLooks } from './looks/appointment-looks.ts'
import { DueBadge } from './looks/due-badge.tsx'
import { StateBadge } from './looks/state-badge.tsx'

/** On the page Today, notes with their state and what is left of the time to sign them. */
export function ToSignList({ notes }: { readonly notes: readonly Note[] }): ReactNode {
  const labels = useLabels()
  const moments = useMoments()

  return (
    <ul className="sign-list">
      {notes.map((note) => {
        const { id, subject, definition, serviceDate, signingState, dueToSign, created } = note
        return (
          <li key={id}>
            <ScreenLink to={`/notes/${id}`} className="sign-link">
              <strong>{subject.display ?? note.display}</strong>
              <span>{[definition.display, moments.shortDay(serviceDate)].filter(Boolean).join(' · ')}</span>
            </ScreenLink>
            <span className="sign-states">
              <StateBadge
                {...noteLooks[signingState]}
                text={labels(`enumeration.SigningState.${signingState}`)}
              />
              {dueToSign && <DueBadge since={created} due={dueToSign} />}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
