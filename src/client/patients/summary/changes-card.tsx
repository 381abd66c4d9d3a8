import type { ReactNode } from 'react'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { CardProps } from './summary-card.ts'
import { useChangesSince } from './use-changes-since.ts'
import { useLastLook } from './use-last-look.ts'

const mostShown = 12

/** The card of changes: what others have written in the chart since the reader last looked at it. */
export function ChangesCard({ patient, title }: CardProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const path = useRecordPath()
  const look = useLastLook(patient)
  const since = look === 'first' ? undefined : look
  const changes = useChangesSince(patient.id, since)

  if (look === 'first') return <p className="chart-empty">{words('chart-summary.first-look')}</p>
  if (!since || !changes) return <Loading what={title} />
  const when = moments.dateAndTime(since)
  if (changes.length === 0)
    return <p className="chart-empty">{words('chart-summary.no-changes', { when })}</p>
  return (
    <>
      <p className="chart-empty">{words('chart-summary.changes-since', { when })}</p>
      <ul>
        {changes.slice(0, mostShown).map(({ type, id, display, at, by, isNew }) => (
          <li key={id}>
            <ScreenLink to={path(type, id)}>{display}</ScreenLink>
            <span className="chart-state">
              {words(isNew ? 'chart-summary.new' : 'chart-summary.changed')}
            </span>
            <span className="chart-dim">
              {[labels(`type.${type}`), moments.dateAndTime(at), by].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {changes.length > mostShown && (
        <p className="chart-empty">
          {words('chart-summary.more-changes', { count: changes.length - mostShown })}
        </p>
      )}
    </>
  )
}
