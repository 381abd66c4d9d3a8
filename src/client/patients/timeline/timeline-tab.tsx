import { type ReactNode, useMemo, useState } from 'react'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { TimelineDrawing } from './timeline-drawing.tsx'
import { countByYear, type TimelineEvent } from './timeline-event.ts'
import { TimelineList } from './timeline-list.tsx'
import { useTimeline } from './use-timeline.ts'
import { YearTable } from './year-table.tsx'
import './timeline.css'
import '#client/patients/tabs/tabs.css'

/** The timeline tab of a chart: everything by time, filtered by kind and year, with a drawing over the years. */
export function TimelineTab({ patient }: TabProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { instant } = useWorld()
  const { events, types, isBegun, isDone, failure, again } = useTimeline(patient.id)
  const [alone, setAlone] = useState<ReadonlySet<ResourceType>>(new Set())
  const [year, setYear] = useState<string>()
  const ofKinds = useMemo(() => events.filter(({ type }) => isShown(type, alone)), [events, alone])
  const years = useMemo(() => countByYear(ofKinds), [ofKinds])
  const shown = useMemo(
    () => (year === undefined ? ofKinds : ofKinds.filter(({ at }) => at.startsWith(year))),
    [ofKinds, year],
  )

  if (failure && !isBegun) return <FailureNotice failure={failure} onRetry={again} />
  if (!isBegun) return <Loading what={words('chart-tabs.timeline')} shape="rows" />
  return (
    <>
      <Kinds events={events} types={types} alone={alone} onChange={setAlone} />
      <div className="timeline-years">
        <TimelineDrawing events={ofKinds} types={types} today={moments.dayOf(instant())} />
        <details>
          <summary>{words('chart-timeline.by-year')}</summary>
          <YearTable years={years} types={types} chosen={year} onChoose={setYear} />
        </details>
      </div>
      {failure && <FailureNotice failure={failure} onRetry={again} />}
      <p className="tab-dim" role="status">
        {words(isDone ? 'chart-timeline.count' : 'chart-timeline.coming', { count: shown.length })}
      </p>
      <TimelineList key={`${year} ${[...alone].join()}`} events={shown} />
    </>
  )
}

type KindsProps = {
  readonly events: readonly TimelineEvent[]
  readonly types: readonly ResourceType[]
  readonly alone: ReadonlySet<ResourceType>
  readonly onChange: (alone: ReadonlySet<ResourceType>) => void
}

/** Nothing chosen is everything. */
function isShown(type: ResourceType, alone: ReadonlySet<ResourceType>): boolean {
  return alone.size === 0 || alone.has(type)
}

/** A button for each kind that there is something of: one press shows it alone, another kind joins it; the first button shows everything again. */
function Kinds({ events, types, alone, onChange }: KindsProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const counts = useMemo(() => {
    const found = new Map<ResourceType, number>()
    for (const { type } of events) found.set(type, (found.get(type) ?? 0) + 1)
    return found
  }, [events])
  const toggle = (type: ResourceType) => {
    const next = new Set(alone)
    if (!next.delete(type)) next.add(type)
    onChange(next)
  }
  return (
    <fieldset className="timeline-kinds">
      <legend className="visually-hidden">{words('chart-timeline.kinds')}</legend>
      <button
        type="button"
        className="timeline-choose"
        aria-pressed={alone.size === 0}
        onClick={() => onChange(new Set())}
      >
        {words('chart-timeline.all')} {events.length}
      </button>
      {types
        .filter((type) => counts.has(type))
        .map((type) => (
          <button
            key={type}
            type="button"
            className="timeline-choose"
            aria-pressed={alone.has(type)}
            onClick={() => toggle(type)}
          >
            {labels(`types.${type}`)} {counts.get(type)}
          </button>
        ))}
    </fieldset>
  )
}
