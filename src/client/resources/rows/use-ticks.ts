import { useState } from 'react'

/** Which rows are chosen: those that were ticked, or all that match the filters. */
export type Ticks = {
  readonly has: (id: string) => boolean
  readonly ids: ReadonlySet<string>
  readonly count: number
  /** All that match, also those that are not read yet. */
  readonly isAll: boolean
  /** Ticks a row or takes its tick away; with a span also all rows since the last one. */
  readonly toggle: (id: string, isSpan: boolean) => void
  /** All rows that have been read, or none. */
  readonly toggleShown: () => void
  readonly chooseAll: () => void
  readonly clear: () => void
}

type Chosen = {
  readonly ids: ReadonlySet<string>
  readonly isAll: boolean
  readonly last: string | undefined
}

const none: Chosen = { ids: new Set(), isAll: false, last: undefined }

/** The ticks of a list's rows; `key` says what is listed, and another list begins without any. */
export function useTicks(shownIds: readonly string[], total: number, key: string): Ticks {
  const [state, setState] = useState({ key, chosen: none })
  const chosen = state.key === key ? state.chosen : none
  const choose = (next: Chosen) => setState({ key, chosen: next })
  const { ids, isAll } = chosen

  return {
    ids,
    isAll,
    count: isAll ? total : ids.size,
    has: (id) => isAll || ids.has(id),
    toggle: (id, isSpan) => {
      const from = isAll ? new Set(shownIds) : ids
      choose({
        ids: toggled(from, id, isSpan ? spanOf(shownIds, chosen.last, id) : []),
        isAll: false,
        last: id,
      })
    },
    toggleShown: () => {
      const isFull = isAll || (shownIds.length > 0 && shownIds.every((id) => ids.has(id)))
      choose(isFull ? none : { ids: new Set(shownIds), isAll: false, last: undefined })
    },
    chooseAll: () => choose({ ids: new Set(), isAll: true, last: undefined }),
    clear: () => choose(none),
  }
}

/** The ids with one, or a whole span, ticked like the one that was clicked. */
export function toggled(ids: ReadonlySet<string>, id: string, span: readonly string[]): ReadonlySet<string> {
  const next = new Set(ids)
  const isOn = !ids.has(id)
  for (const each of [id, ...span]) {
    if (isOn) next.add(each)
    else next.delete(each)
  }
  return next
}

/** The ids between two rows, both included. */
export function spanOf(shown: readonly string[], from: string | undefined, to: string): readonly string[] {
  const ends = [from === undefined ? -1 : shown.indexOf(from), shown.indexOf(to)]
  if (ends.includes(-1)) return []
  return shown.slice(Math.min(...ends), Math.max(...ends) + 1)
}
