import { type RefObject, useEffect, useRef } from 'react'
import type { Appointment } from '#generated/types/appointment.ts'

/** Holds the focus in the panel of an event: where the button that was pressed is gone once the appointment has changed, the panel has it. */
export function useFocusHeld({ meta }: Appointment): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null)
  const seen = useRef(meta.versionId)
  useEffect(() => {
    if (seen.current === meta.versionId) return
    seen.current = meta.versionId
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) panel.current?.focus()
  }, [meta.versionId])
  return panel
}
