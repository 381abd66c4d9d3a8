import { useEffect, useMemo } from 'react'
import type { Outbox } from '#client/sync/outbox/outbox.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useSource } from '#client/ui/external-store.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { type OwedAppointment, owedAppointments } from './owed-appointments.ts'
import { withOwed } from './with-owed.ts'

/** The appointments that the calendar shows, with what this device still owes the server laid upon them. */
export function useWithOwed(rows: readonly Appointment[] | undefined): readonly Appointment[] | undefined {
  const outbox = useOutbox()
  const owed = useSource(owedAppointments)
  useEffect(() => {
    const look = () => void lookAtOwed(outbox)
    look()
    return outbox.subscribe(look)
  }, [outbox])
  return useMemo(() => rows && withOwed(rows, owed), [rows, owed])
}

/** What is handed over waits no more; what a person has to decide on is not shown as if it were so. */
async function lookAtOwed(outbox: Outbox): Promise<void> {
  for (const [id, { waits }] of owedAppointments.read()) {
    const { waiting, stuck } = await outbox.countsOf('Appointment', id)
    if (stuck > 0 && waiting === 0) put(id, undefined)
    else if (waits && waiting === 0) put(id, { waits: false })
  }
}

function put(id: string, change: Pick<OwedAppointment, 'waits'> | undefined): void {
  const next = new Map(owedAppointments.read())
  const known = next.get(id)
  if (change && known) next.set(id, { ...known, ...change })
  else next.delete(id)
  owedAppointments.change(next)
}
