import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { turnedDate } from '#client/scheduling/place/calendar-view.ts'
import { monthStep } from './month-step.ts'

/** Where the keyboard stands in the month, and where it goes; what lies in another month is shown first. */
export function useMonthKeys(dates: readonly string[], date: string, onShow: (date: string) => void) {
  const table = useRef<HTMLTableElement>(null)
  const [stand, setStand] = useState({ asked: date, here: date })
  if (stand.asked !== date) setStand({ asked: date, here: date })
  const isLeaving = useRef(false)
  const focus = () => table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another day is asked for by keys, the focus goes there
  useEffect(() => {
    if (isLeaving.current) focus()
    isLeaving.current = false
  }, [date])

  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const turn = turns[event.key]
    const next = turn
      ? turnedDate({ view: 'month', date: stand.here }, turn)
      : monthStep(event.key, stand.here)
    if (next === undefined) return
    event.preventDefault()
    const isShown = !turn && dates.includes(next)
    if (isShown) {
      flushSync(() => setStand({ asked: date, here: next }))
      return focus()
    }
    isLeaving.current = true
    onShow(next)
  }
  return { table, here: stand.here, walk }
}

const turns: { readonly [key: string]: 1 | -1 } = { PageDown: 1, PageUp: -1 }
