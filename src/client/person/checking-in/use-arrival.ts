import { useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { notify } from '#client/ui/notices.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { diff } from '#shared/patch/diff.ts'
import { type Arrival, withStatus } from './arrivals.ts'

/** The steps of a desk; the last one takes the others back. */
export type ArrivalStep = 'arrived' | 'checked-in' | 'booked'

/** The way from one step at the desk to another; the server has the last word. */
export function useArrival(arrival: Arrival) {
  const words = useWords()
  const labels = useLabels()
  const { may } = usePermissions()
  const [isChanging, setChanging] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  /** Answers whether it is done. */
  const change = async (step: ArrivalStep, checkIn?: Appointment['checkIn']): Promise<boolean> => {
    setChanging(true)
    const { appointment } = arrival
    const operations = diff(appointment, withStatus(arrival, step, checkIn))
    const { id, meta } = appointment
    const outcome = await send('appointment.patch', { id, versionId: meta.versionId, operations })
    setChanging(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    const status = labels(`enumeration.AppointmentStatus.${step}`)
    if (outcome.ok) notify(words('person.is-now', { who: arrival.who ?? words('person.somebody'), status }))
    return outcome.ok
  }
  return { change, isChanging, failure, mayChange: may('Appointment:Update') }
}
