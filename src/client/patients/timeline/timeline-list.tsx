import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { byMonth, type TimelineEvent } from './timeline-event.ts'

/**
 * The list of a timeline's events by month; more months are drawn as the end comes near, and of those far away only the heading and the
 * height stay, so that ten years scroll as well as ten days: a browser that keeps ten thousand lines stops for a fifth of a second whenever
 * it looks for memory to give back.
 */
export function TimelineList({ events }: { readonly events: readonly TimelineEvent[] }): ReactNode {
  const words = useWords()
  const [drawn, setDrawn] = useState(1)
  const end = useRef<HTMLDivElement>(null)
  const months = useMemo(() => byMonth(events), [events])
  const isMore = drawn < months.length
  useEffect(() => {
    if (!isMore || !end.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setDrawn((before) => before + 1),
      within('1200px'),
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  })
  if (events.length === 0) return <p className="tab-empty">{words('chart-timeline.none')}</p>
  return (
    <>
      {months.slice(0, drawn).map(({ month, events }) => (
        <Month key={month} month={month} events={events} />
      ))}
      {isMore && <div ref={end} />}
    </>
  )
}

/** Near what is seen: the page scrolls within itself, and a margin of the window alone would end at its edge. */
function within(distance: string): IntersectionObserverInit {
  return { rootMargin: distance, scrollMargin: distance }
}

type MonthProps = { readonly month: string; readonly events: readonly TimelineEvent[] }

/** The events of a month, which are not drawn again while others come. */
const Month = memo(
  function Month({ month, events }: MonthProps): ReactNode {
    const moments = useMoments()
    const section = useRef<HTMLElement>(null)
    const height = useHeightAfar(section)
    return (
      <section
        ref={section}
        className="timeline-month"
        style={
          height === undefined
            ? { containIntrinsicBlockSize: `auto ${(events.length + 1) * 2}rem` }
            : { blockSize: height }
        }
      >
        <h2>{moments.approximate(month)}</h2>
        {height === undefined && (
          <ol className="timeline-list">
            {events.map((event) => (
              <Line key={`${event.type} ${event.id} ${event.part ?? ''}`} event={event} />
            ))}
          </ol>
        )}
      </section>
    )
  },
  (before, after) =>
    before.events.length === after.events.length &&
    before.events.every((event, index) => event === after.events[index]),
)

/** While something is far from what is seen, and nothing in it has the focus, its height in pixels. */
function useHeightAfar(place: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const { current } = place
    if (!current) return
    const watcher = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      const isAfar = entry && !entry.isIntersecting && !current.contains(document.activeElement)
      setHeight(isAfar ? entry.boundingClientRect.height : undefined)
    }, within('2400px'))
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [place])
  return height
}

function Line({ event }: { readonly event: TimelineEvent }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const path = useRecordPath()
  const { type, id, at, display, said, part } = event
  return (
    <li>
      <span className="timeline-when">{moments.approximate(at)}</span>
      <span className="tab-dim">
        {labels(`type.${type}`)}
        {part && `, ${words(`chart-timeline.${part}`)}`}
      </span>
      <ScreenLink to={path(type, id)}>{said ? words(said) : display}</ScreenLink>
    </li>
  )
}
