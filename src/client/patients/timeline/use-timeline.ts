import { useEffect, useMemo, useState } from 'react'
import { whenWritten } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { inOrderOfTime, type TimelineEvent } from './timeline-event.ts'
import { type TimelineSource, timelineSources } from './timeline-sources.ts'

/** What is known of one kind of events. */
type Kind = {
  readonly events: readonly TimelineEvent[]
  readonly isDone: boolean
  readonly failure?: SeenFailure
}

/** The timeline as far as it has come. */
export type Timeline = {
  /** Newest first. */
  readonly events: readonly TimelineEvent[]
  /** The kinds that the reader may see. */
  readonly types: readonly ResourceType[]
  readonly isBegun: boolean
  readonly isDone: boolean
  readonly failure: SeenFailure | undefined
  readonly again: () => void
}

const firstPage = 100
const nextPage = 500

/** Reads the whole timeline of a patient: the newest of each kind first, then the years behind it, and again what is written meanwhile. What the reader may not see is not asked for. */
export function useTimeline(patientId: string): Timeline {
  const { may } = usePermissions()
  const sources = useMemo(() => timelineSources.filter(({ type }) => may(`${type}:Read`)), [may])
  const [kinds, setKinds] = useState<ReadonlyMap<ResourceType, Kind>>(new Map())
  const [round, setRound] = useState(0)

  // Another round reads everything again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the round is why
  useEffect(() => {
    const stops = sources.map((source) =>
      follow(source, patientId, (kind) => {
        setKinds((before) => new Map(before).set(source.type, kind))
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [sources, patientId, round])

  const events = useMemo(() => inOrderOfTime([...kinds.values()].flatMap((kind) => kind.events)), [kinds])
  const known = [...kinds.values()]
  return {
    events,
    types: sources.map(({ type }) => type),
    isBegun: sources.every(({ type }) => kinds.has(type)),
    isDone: sources.every(({ type }) => kinds.get(type)?.isDone),
    failure: known.find(({ failure }) => failure)?.failure,
    again: () => setRound((before) => before + 1),
  }
}

/** Reads one kind to its end, and once more whenever one of it is written; answers how to stop. */
function follow(source: TimelineSource, patientId: string, tell: (kind: Kind) => void): () => void {
  let current = 0
  const start = () => {
    current += 1
    const own = current
    void readAll(source, patientId, (kind) => {
      if (own === current) tell(kind)
      return own === current
    })
  }
  start()
  const forget = whenWritten(source.type, start)
  return () => {
    current += 1
    forget()
  }
}

async function readAll(
  source: TimelineSource,
  patientId: string,
  tell: (kind: Kind) => boolean,
): Promise<void> {
  let events: readonly TimelineEvent[] = []
  let page: { readonly size: number; readonly continuation?: string } = { size: firstPage }
  for (;;) {
    const read = await source.read(patientId, page)
    if (!read.ok) return void tell({ events, isDone: false, failure: read.failure })
    events = [...events, ...read.value.events]
    const { continuation } = read.value
    const isWanted = tell({ events, isDone: !continuation })
    if (!isWanted || !continuation) return
    page = { size: nextPage, continuation }
  }
}
