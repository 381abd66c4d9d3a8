import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useShortcut } from '#client/ui/use-shortcut.ts'

type Place = {
  readonly place: RefObject<HTMLElement | null>
  readonly count: number
  /** Brings a row into view. */
  readonly show: (index: number) => void
}

const step: { readonly [key: string]: number } = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** j and k, or the arrows inside the list, go from row to row; the row's own link has the focus, so Enter opens it. */
export function useRowKeys({ place, count, show }: Place): (event: KeyboardEvent) => void {
  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(count - 1, index))
    flushSync(() => show(next))
    requestAnimationFrame(() => linkAt(place.current, next)?.focus({ preventScroll: true }))
  }
  const current = () => indexOf(document.activeElement)
  useShortcut('j', () => goTo((current() ?? -1) + 1), 'resources.key-next')
  useShortcut('k', () => goTo((current() ?? 1) - 1), 'resources.key-previous')

  return (event) => {
    const here = indexOf(event.target)
    if (here === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const wanted = wantedRow(event.key, here, count)
    if (wanted === undefined) return
    event.preventDefault()
    goTo(wanted)
  }
}

function wantedRow(key: string, here: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const by = step[key]
  return by === undefined ? undefined : here + by
}

function indexOf(element: unknown): number | undefined {
  const row = element instanceof Element ? element.closest('[data-index]') : null
  return row ? Number(row.getAttribute('data-index')) : undefined
}

function linkAt(place: HTMLElement | null, index: number): HTMLElement | null {
  return place?.querySelector<HTMLElement>(`[data-index="${index}"] a`) ?? null
}
