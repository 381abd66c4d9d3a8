import { useEffect, useMemo } from 'react'
import type { Outbox } from '#client/sync/outbox/outbox.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useSource } from '#client/ui/external-store.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import {
  forgetOwed,
  isOwed,
  type OwedAppointment,
  oweAppointment,
  owedAppointments,
} from './owed-appointments.ts'
import { isMadeHere, waitingAppointments } from './waiting-appointments.ts'
import { withOwed } from './with-owed.ts'

/** The appointments that the calendar shows, with what this device still owes the server laid upon them, also what it owed before it was opened anew. */
export function useWithOwed(rows: readonly Appointment[] | undefined): readonly Appointment[] | undefined {
  const outbox = useOutbox()
  const owed = useSource(owedAppointments)
  useEffect(() => {
    const look = () => {
      looking = looking.then(() => lookAtOwed(outbox)).catch(() => undefined)
    }
    look()
    return outbox.subscribe(look)
  }, [outbox])
  useEffect(() => {
    if (rows) forgetHandedOver()
  }, [rows])
  return useMemo(() => rows && withOwed(rows, owed), [rows, owed])
}

/** One look after the other: what was taken back meanwhile must not come again. A device that is being closed is not looked at. */
let looking: Promise<void> = Promise.resolve()

/** What is handed over waits no more; what a person has to decide on is not shown as if it were so. */
async function lookAtOwed(outbox: Outbox): Promise<void> {
  for (const appointment of waitingAppointments(await outbox.waiting('Appointment')))
    if (!isOwed(appointment.id)) oweAppointment(appointment)
  for (const [id, { waits }] of owedAppointments.read()) {
    const { waiting, stuck } = await outbox.countsOf('Appointment', id)
    if (stuck > 0 && waiting === 0) forgetOwed(id)
    else if (waits && waiting === 0) put(id, { waits: false })
  }
}

/** What was made here is read like anything else, once it is stored and the calendar was read anew. */
function forgetHandedOver(): void {
  for (const [id, { appointment, waits }] of owedAppointments.read())
    if (!waits && isMadeHere(appointment)) forgetOwed(id)
}

function put(id: string, change: Pick<OwedAppointment, 'waits'>): void {
  const known = owedAppointments.read().get(id)
  if (known) owedAppointments.change(new Map(owedAppointments.read()).set(id, { ...known, ...change }))
}
