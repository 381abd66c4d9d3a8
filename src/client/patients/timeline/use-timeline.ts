import { startTransition, useEffect, useMemo, useState } from 'react'
import { whenWritten } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { inOrderOfTime, sinceKnown, type TimelineEvent } from './timeline-event.ts'
import { type TimelineSource, timelineSources } from './timeline-sources.ts'

/** What is known of one kind of events. */
type Kind = {
  /** Newest first, as far as the kind can be asked in that order. */
  readonly events: readonly TimelineEvent[]
  readonly isDone: boolean
  readonly failure?: SeenFailure
}

type Kinds = ReadonlyMap<ResourceType, Kind>

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

const firstPage = 15
const nextPage = 250
/** How often the page is drawn anew while the years come, and how long it rests before, in milliseconds. */
const pause = 400
const rest = 300

/**
 * Reads the whole timeline of a patient: the newest of each kind first, then the years behind it one page after the other, and again what is
 * written meanwhile. It reaches back as far as all kinds are known, so that nothing comes between what is shown. What the reader may not see
 * is not asked for.
 */
export function useTimeline(patientId: string): Timeline {
  const { may } = usePermissions()
  const sources = useMemo(() => timelineSources.filter(({ type }) => may(`${type}:Read`)), [may])
  const [kinds, setKinds] = useState<Kinds>(new Map())
  const [round, setRound] = useState(0)

  // Another round reads everything again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the round is why
  useEffect(() => followAll(sources, patientId, setKinds), [sources, patientId, round])

  const events = useMemo(() => {
    const all = [...kinds.values()]
    const oldest = all.flatMap(({ events, isDone }) => (isDone ? [] : (events.at(-1)?.at ?? [])))
    return sinceKnown(inOrderOfTime(all.flatMap((kind) => kind.events)), oldest)
  }, [kinds])
  return {
    events,
    types: sources.map(({ type }) => type),
    isBegun: sources.every(({ type }) => kinds.has(type)),
    isDone: sources.every(({ type }) => kinds.get(type)?.isDone),
    failure: [...kinds.values()].find(({ failure }) => failure)?.failure,
    again: () => setRound((before) => before + 1),
  }
}

/** Reads all kinds; tells of them at once when the newest of each have come, and then at times. Answers how to stop. */
function followAll(
  sources: readonly TimelineSource[],
  patientId: string,
  tell: (kinds: Kinds) => void,
): () => void {
  const known = new Map<ResourceType, Kind>()
  const isBegun = () => sources.every(({ type }) => known.has(type))
  const begun = Promise.withResolvers<void>()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const note = (type: ResourceType, kind: Kind) => {
    const wasBegun = isBegun()
    known.set(type, kind)
    if (!isBegun()) return
    if (!wasBegun) tell(new Map(known))
    begun.resolve()
    waiting ??= setTimeout(() => {
      waiting = undefined
      startTransition(() => tell(new Map(known)))
    }, pause)
  }
  const inTurn = oneAfterAnother(begun.promise.then(() => wait(rest)))
  const stops = sources.map((source) =>
    follow(source, { patientId, inTurn, tell: (kind) => note(source.type, kind) }),
  )
  return () => {
    clearTimeout(waiting)
    for (const stop of stops) stop()
  }
}

type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Does one thing after the other, so that the server and the page have time for whoever works in between. */
function oneAfterAnother(begin: Promise<void>): InTurn {
  let last: Promise<unknown> = begin
  return (work) => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}

type Following = {
  readonly patientId: string
  readonly inTurn: InTurn
  readonly tell: (kind: Kind) => void
}

/** Reads one kind to its end, and once more whenever one of it is written; answers how to stop. */
function follow(source: TimelineSource, following: Following): () => void {
  let current = 0
  const start = () => {
    current += 1
    const own = current
    void readAll(source, { ...following, isWanted: () => own === current })
  }
  start()
  const forget = whenWritten(source.type, start)
  return () => {
    current += 1
    forget()
  }
}

type Reading = Following & { readonly isWanted: () => boolean }

async function readAll(
  source: TimelineSource,
  { patientId, inTurn, tell, isWanted }: Reading,
): Promise<void> {
  let events: readonly TimelineEvent[] = []
  let read = await source.read(patientId, { size: firstPage })
  while (isWanted()) {
    if (!read.ok) return tell({ events, isDone: false, failure: read.failure })
    events = [...events, ...read.value.events]
    const { continuation } = read.value
    tell({ events, isDone: !continuation })
    if (!continuation) return
    const next = await inTurn(async () =>
      isWanted() ? source.read(patientId, { size: nextPage, continuation }) : undefined,
    )
    if (!next) return
    read = next
  }
}
