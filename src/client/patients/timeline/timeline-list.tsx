import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { TimelineEvent } from './timeline-event.ts'

const step = 120

/** The list of a timeline's events; more are drawn as the end comes near, so that ten years scroll as well as ten days. */
export function TimelineList({ events }: { readonly events: readonly TimelineEvent[] }): ReactNode {
  const words = useWords()
  const [drawn, setDrawn] = useState(step)
  const end = useRef<HTMLLIElement>(null)
  const isMore = drawn < events.length
  useEffect(() => {
    if (!isMore || !end.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setDrawn((before) => before + step),
      { rootMargin: '600px' },
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  })
  if (events.length === 0) return <p className="tab-empty">{words('chart-timeline.none')}</p>
  return (
    <ol className="timeline-list">
      {events.slice(0, drawn).map((event) => (
        <Line key={`${event.type} ${event.id} ${event.part ?? ''}`} event={event} />
      ))}
      {isMore && <li ref={end} aria-hidden="true" />}
    </ol>
  )
}

function Line({ event }: { readonly event: TimelineEvent }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const path = useRecordPath()
  const { type, id, at, display, part } = event
  return (
    <li>
      <span className="timeline-when">{moments.approximate(at)}</span>
      <span className="tab-dim">
        {labels(`type.${type}`)}
        {part && `, ${words(`chart-timeline.${part}`)}`}
      </span>
      <ScreenLink to={path(type, id)}>{display}</ScreenLink>
    </li>
  )
}
