import { IconAlarm } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Note } from '#generated/types/note.ts'
import { noteLooks } from './looks/appointment-looks.ts'
import { dueTone, isOver } from './looks/due-tone.ts'
import { StateBadge } from './looks/state-badge.tsx'

/** On the page Today, notes with their state and what is left of the time to sign them. */
export function ToSignList({ notes }: { readonly notes: readonly Note[] }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const now = useWorld().now()

  return (
    <ul className="sign-list">
      {notes.map((note) => {
        const { id, subject, definition, serviceDate, signingState, dueToSign } = note
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
              {dueToSign && (
                <StateBadge
                  icon={IconAlarm}
                  tone={dueTone(dueToSign, now)}
                  text={words(isOver(dueToSign, now) ? 'today.was-due' : 'today.due', {
                    when: moments.relative(dueToSign, now),
                  })}
                />
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
