import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { type Arrival, arrivalsOf } from '#client/person/checking-in/arrivals.ts'
import type { Appointment } from '#generated/types/appointment.ts'

/** The one patient of an appointment as a desk expects them; a group has several, each checked in alone, and a meeting none. */
export function onlyArrival(appointment: Appointment): Arrival | undefined {
  const [first, ...others] = appointment.isGroup ? [] : arrivalsOf([{ appointment, toDo: [] }])
  return others.length === 0 ? first : undefined
}

/** The same with open packets and the copay, for whoever may be told of them, as soon as they are known. */
export function useExpected(arrival: Arrival): Arrival {
  const { mayDo } = usePermissions()
  const { id, start } = arrival.appointment
  const input = useMemo(() => {
    const to = start && new Date(Date.parse(start) + 1).toISOString()
    return start && to ? { from: start, to, everywhere: true } : undefined
  }, [start])
  const { data } = useQuery(
    {
      queryKey: ['appointment.arrivals', input],
      enabled: input !== undefined && mayDo('appointment.arrivals'),
      queryFn: () => (input ? send('appointment.arrivals', input) : Promise.reject(new Error('no time'))),
    },
    answers,
  )
  const told = data?.ok ? data.value.visits.find(({ appointment }) => appointment.id === id) : undefined
  const toDo = told?.toDo.find(({ attendee }) => attendee === arrival.attendee)
  return {
    ...arrival,
    openPackets: toDo?.openPackets,
    copay: toDo?.copay ?? arrival.appointment.copay,
  }
}
