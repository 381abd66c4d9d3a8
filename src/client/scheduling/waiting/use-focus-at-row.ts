import { useEffect, useRef } from 'react'
import type { Appointment } from '#generated/types/appointment.ts'

/**
 * Of the waiting list: whoever has acted on a row has the focus at it again once it stands in the other list, and at the title of the
 * screen once it is gone, unless they are elsewhere by now. Answers what hears on which row somebody acts.
 */
export function useFocusAtRow(
  lists: readonly (readonly Appointment[])[],
  isAsking: boolean,
): (row: Appointment) => void {
  const acted = useRef<string>(undefined)
  const title = useRef<Element>(null)
  const shown = lists.map((rows) => rows.map(({ id }) => id).join()).join('/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again whenever other rows are shown
  useEffect(() => {
    const here = document.activeElement
    // A row may be in neither list for a moment: one of them is answered first.
    const isLost = here === null || here === document.body || here === title.current
    if (acted.current === undefined || isAsking || !isLost) return
    const row = document.querySelector<HTMLElement>(`[data-waiting="${acted.current}"]`)
    const heading = document.querySelector<HTMLElement>('h1')
    title.current = row ? null : heading
    const place = row ?? heading
    place?.focus()
  }, [shown, isAsking])
  return ({ id }) => {
    acted.current = id
  }
}
