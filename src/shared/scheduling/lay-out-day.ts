/** Something that takes place between two minutes of a day. */
export type DaySpan = { readonly from: number; readonly to: number }

/** Where an event stands among those that overlap it: its column, and how many columns they need together. */
export type Column = { readonly column: number; readonly columns: number }

/** Lays out the schedule of one day: columns for its events, in the order in which they came: what overlaps stands side by side, what does not takes the whole width. */
export function layOutDay(events: readonly DaySpan[]): readonly Column[] {
  const order = events.map((_event, index) => index).sort((one, other) => byStart(events, one, other))
  const columns: Column[] = events.map(() => ({ column: 0, columns: 1 }))
  let cluster: Cluster = { members: [], ends: [], end: Number.NEGATIVE_INFINITY }

  for (const index of order) {
    const event = events[index] ?? { from: 0, to: 0 }
    if (event.from >= cluster.end) {
      settle(cluster, columns)
      cluster = { members: [], ends: [], end: Number.NEGATIVE_INFINITY }
    }
    cluster = withMember(cluster, index, event)
  }
  settle(cluster, columns)
  return columns
}

/** Events that hang together by overlapping; `ends` holds the end of each column so far. */
type Cluster = {
  readonly members: readonly { readonly index: number; readonly column: number }[]
  readonly ends: readonly number[]
  readonly end: number
}

function withMember(cluster: Cluster, index: number, event: DaySpan): Cluster {
  const free = cluster.ends.findIndex((end) => end <= event.from)
  const column = free < 0 ? cluster.ends.length : free
  return {
    members: [...cluster.members, { index, column }],
    ends: free < 0 ? [...cluster.ends, event.to] : cluster.ends.with(free, event.to),
    end: Math.max(cluster.end, event.to),
  }
}

function settle(cluster: Cluster, columns: Column[]): void {
  for (const { index, column } of cluster.members) columns[index] = { column, columns: cluster.ends.length }
}

function byStart(events: readonly DaySpan[], one: number, other: number): number {
  const [a, b] = [events[one], events[other]]
  if (!a || !b) return 0
  return a.from - b.from || b.to - a.to || one - other
}
