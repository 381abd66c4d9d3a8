import { IconAlarm } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/go.tsx'
import { type Moments, useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords, type Words } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { StateBadge } from './state-badge.tsx'
import { noteLooks, type Tone } from './states.ts'

const soonMilliseconds = 12 * 3_600_000

/** Notes with their state and what is left of the time to sign them. */
export function ToSignList({ notes }: { readonly notes: readonly Note[] }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()

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
                  tone={dueTone(dueToSign)}
                  text={dueText(words, moments, dueToSign)}
                />
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function dueTone(due: string): Tone {
  const left = Date.parse(due) - Date.now()
  if (left < 0) return 'danger'
  return left < soonMilliseconds ? 'warn' : 'quiet'
}

function dueText(words: Words, moments: Moments, due: string): string {
  const when = moments.relative(due)
  return Date.parse(due) < Date.now() ? words('today.was-due', { when }) : words('today.due', { when })
}
