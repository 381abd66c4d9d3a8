import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { GridBounds } from './bounds/grid-bounds.ts'
import { type CursorStep, moved, type Stop, spanOf, stopAt, type Walked } from './cursor/cursor-step.ts'
import { type FirstFree, firstFree } from './cursor/first-free.ts'
import { typedMinute } from './cursor/typed-minute.ts'

/** How long the digits of one time may be apart. */
const typingRest = 1_500

/** Where the keyboard stands in the calendar: one free slot is drawn for it, and each event can take its focus. It begins at the first free time, as long as nobody has walked. */
export function useGridCursor(columns: readonly DayColumn[], bounds: GridBounds, nowMinute: number) {
  const [walkedTo, setWalkedTo] = useState<FirstFree>()
  const first = useMemo(() => firstFree(columns, bounds, nowMinute), [columns, bounds, nowMinute])
  const wanted = walkedTo ?? first
  const slotButton = useRef<HTMLButtonElement>(null)
  const blocks = useRef(new Map<string, HTMLButtonElement>())
  const typed = useTypedTime()
  const walked: Walked = { columns, ...bounds }
  const slot = { ...wanted, column: Math.min(wanted.column, Math.max(0, columns.length - 1)) }

  const go = (stop: Stop) => {
    flushSync(() => setWalkedTo({ column: stop.column, minute: slotMinuteOf(walked, stop) }))
    const column = columns[stop.column]
    const event = stop.kind === 'event' ? column?.events[stop.index] : undefined
    if (!column || !event) return slotButton.current?.focus()
    blocks.current.get(blockKey(column, event.appointment.id))?.focus()
  }

  const goTo = (from: Stop, minute: number) => {
    if (minute < bounds.from || minute >= bounds.to) return
    go(stopAt(walked, from.column, minute - (minute % slotLength(walked, from.column))))
  }

  const walk = (from: Stop) => (event: KeyboardEvent) => {
    const step = steps[event.key]
    const isDigit = /^\d$/.test(event.key)
    if (event.altKey || event.ctrlKey || event.metaKey || !(step || isDigit)) return
    event.preventDefault()
    const minute = typed(event.key)
    if (step) go(moved(walked, from, step))
    else if (minute !== undefined) goTo(from, minute)
  }

  return { slot, slotButton, blocks, walk, go, walked }
}

/** By what a block of an appointment is found again. */
export function blockKey({ key }: Pick<DayColumn, 'key'>, appointmentId: string): string {
  return `${key} ${appointmentId}`
}

function slotMinuteOf(walked: Walked, stop: Stop): number {
  if (stop.kind === 'slot') return stop.minute
  const { from } = spanOf(walked, stop)
  return Math.max(walked.from, from - (from % slotLength(walked, stop.column)))
}

function slotLength({ columns }: Walked, column: number): number {
  return columns[column]?.slotMinutes ?? 15
}

/** Digits one after the other are one time. */
function useTypedTime(): (key: string) => number | undefined {
  const digits = useRef('')
  const forgetting = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (key) => {
    clearTimeout(forgetting.current)
    if (!/^\d$/.test(key)) {
      digits.current = ''
      return undefined
    }
    digits.current = typedMinute(digits.current + key) === undefined ? key : digits.current + key
    forgetting.current = setTimeout(() => {
      digits.current = ''
    }, typingRest)
    return typedMinute(digits.current)
  }
}

const steps: { readonly [key: string]: CursorStep } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
}
