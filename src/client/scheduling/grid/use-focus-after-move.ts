import { type RefObject, useEffect, useRef } from 'react'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { milliseconds } from '#shared/time/span.ts'
import type { Moving } from './moving/use-moving.ts'
import { blockKey } from './use-grid-cursor.ts'

type Places = {
  readonly moving: Moving
  readonly columns: readonly DayColumn[]
  readonly blocks: RefObject<ReadonlyMap<string, HTMLElement>>
  readonly scroller: RefObject<HTMLElement | null>
}

/** In the calendar, what was moved has the focus at its new place, and what was left where it was has it there, unless the reader is elsewhere by now. */
export function useFocusAfterMove({ moving, columns, blocks, scroller }: Places): void {
  const left = useRef<Appointment>(undefined)
  const { appointment, landed, forgetLanded } = moving
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again whenever the calendar shows something else
  useEffect(() => {
    if (appointment) {
      left.current = appointment
      return
    }
    const block = blocks.current.get(keyOf(landed ?? left.current, columns) ?? '')
    if (!block) return
    left.current = undefined
    if (landed) forgetLanded()
    if (isFree(scroller.current)) block.focus()
  }, [appointment, landed, columns])
}

/** The place of an appointment once the calendar shows it with the start and the owner that it was given. */
function keyOf(wanted: Appointment | undefined, columns: readonly DayColumn[]): string | undefined {
  if (!wanted) return undefined
  const there = columns.find(({ events }) => events.some(({ appointment }) => isThere(wanted, appointment)))
  return there && blockKey(there, wanted.id)
}

function isThere({ id, start, owner }: Appointment, shown: Appointment): boolean {
  const isSameStart = start !== undefined && shown.start !== undefined
  return (
    shown.id === id &&
    shown.owner.id === owner.id &&
    isSameStart &&
    milliseconds(shown.start) === milliseconds(start)
  )
}

function isFree(scroller: HTMLElement | null): boolean {
  const here = document.activeElement
  return here === null || here === document.body || here === scroller || !here.isConnected
}
