import { IconAlertTriangle, IconCalendarDue } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { useSession } from '#client/api/session.ts'
import { ReviewButtons } from '#client/person/reviewing/review-buttons.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { noteLooks } from '#client/today/looks/appointment-looks.ts'
import { StateBadge } from '#client/today/looks/state-badge.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Note } from '#generated/types/note.ts'
import { takenOn } from '#shared/notes/in-round.ts'

/** One note that waits for a review: whose it is, who wrote it, until when, and what can be said of it. */
export function ReviewRow({ note }: { readonly note: Note }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { instant, now } = useWorld()
  const { profile } = useSession()
  const { id, subject, definition, serviceDate, author, signingState, display } = note
  const asked = note.reviewers?.find(({ practitioner }) => practitioner.id === profile?.id)
  const warnings = takenOn(note)
  const said = [
    definition.display,
    moments.shortDay(serviceDate),
    author.display,
    asked?.requestedAt && words('today.review-asked', { when: moments.relative(asked.requestedAt, now()) }),
  ]
  const isLate = asked?.due !== undefined && asked.due < moments.dayOf(instant())
  return (
    <li>
      <ScreenLink to={`/notes/${id}`} className="sign-link">
        <strong>{subject.display ?? display}</strong>
        <span>{said.filter(Boolean).join(' · ')}</span>
      </ScreenLink>
      <span className="sign-states">
        <StateBadge {...noteLooks[signingState]} text={labels(`enumeration.SigningState.${signingState}`)} />
        {asked?.due && (
          <StateBadge
            icon={isLate ? IconAlertTriangle : IconCalendarDue}
            tone={isLate ? 'warn' : 'quiet'}
            text={words(isLate ? 'today.review-late' : 'today.review-due', {
              day: moments.shortDay(asked.due),
            })}
          />
        )}
        {warnings > 0 && (
          <StateBadge
            icon={IconAlertTriangle}
            tone="warn"
            text={words('today.warnings', { count: warnings })}
          />
        )}
      </span>
      <div className="review-acts">
        <ReviewButtons note={note} onDone={() => refreshAnswers('Note')} isNamed />
      </div>
    </li>
  )
}
