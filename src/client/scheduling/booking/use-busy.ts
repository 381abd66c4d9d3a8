import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import type { OperationInput, OperationReply } from '#client/api/operation-input.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { busyParts, type Lane } from '#client/scheduling/day/lane.ts'
import { openStore, useSource } from '#client/ui/external-store.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { Span } from '#shared/time/span.ts'

/** Whose time is asked for: of one practitioner and one room, where they are chosen, from one moment to another. */
type Asked = {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly owner: string | undefined
  readonly location: string | undefined
}

/** For a booking, when people and rooms are busy within a span; undefined while nothing has come, or where nothing can be asked yet. */
export function useBusy({ from, to, owner, location }: Asked) {
  const input = useMemo((): BusyInput | undefined => {
    if (from === undefined || to === undefined || !(owner || location)) return undefined
    return { from, to, ...(owner && { owners: [owner] }), ...(location && { locations: [location] }) }
  }, [from, to, owner, location])
  const [wanted] = useDebouncedValue(input, 200)
  return useAnswered(wanted, nothing)
}

/**
 * When several people and rooms are busy, asked again whenever the appointments that the reader sees of them have been read again; `seen` are
 * those that were known when it was asked. Nothing is asked before they are known, nor by who may not ask.
 */
export function useBusyLanes(
  lanes: readonly Lane[],
  { start, end }: Span,
  appointments: readonly Appointment[] | undefined,
) {
  const { may } = usePermissions()
  const mayAsk = may([flags.ViewScheduler, flags.CanManageAppointments, flags.FullPermissions])
  const owners = lanes.flatMap((lane) => busyParts(lane).owners).slice(0, mostBusy)
  const locations = lanes.flatMap((lane) => busyParts(lane).locations).slice(0, mostBusy)
  const [people, rooms] = [owners.join(' '), locations.join(' ')]
  const isReady = people + rooms !== '' && mayAsk && appointments !== undefined
  const input = useMemo((): BusyInput | undefined => {
    if (!isReady) return undefined
    return {
      from: start,
      to: end,
      ...(people !== '' && { owners: people.split(' ') }),
      ...(rooms !== '' && { locations: rooms.split(' ') }),
    }
  }, [people, rooms, isReady, start, end])
  return useAnswered(input, appointments ?? nothing)
}

/** Of so many people, and of so many rooms, busy times are asked for at once. */
export const mostBusy = 50

const nothing: readonly Appointment[] = []

type BusyInput = OperationInput<'appointment.busy'>
type BusyAnswer = Outcome<OperationReply<'appointment.busy'>>

type Told = { readonly answer: BusyAnswer; readonly seen: readonly Appointment[] }

const timesAsked = openStore(0)

/** Asks again when people are busy: something changed that no appointment shows. */
export function askBusyAgain(): void {
  timesAsked.change(timesAsked.read() + 1)
}

function useAnswered(wanted: BusyInput | undefined, seen: readonly Appointment[]) {
  const [told, setTold] = useState<Told>()
  const asked = useSource(timesAsked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has no answer yet
  useEffect(() => setTold(undefined), [wanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has changed something else says so
  useEffect(() => {
    let isCurrent = true
    if (wanted)
      send('appointment.busy', wanted).then((answer) => {
        if (isCurrent) setTold({ answer, seen })
      })
    return () => {
      isCurrent = false
    }
  }, [wanted, seen, asked])

  const retry = () => {
    if (wanted) send('appointment.busy', wanted).then((answer) => setTold({ answer, seen }))
  }
  return { answer: told?.answer, seen: told?.seen ?? nothing, retry }
}
