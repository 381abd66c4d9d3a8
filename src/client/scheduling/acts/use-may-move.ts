import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { Appointment } from '#generated/types/appointment.ts'

const movable: readonly Appointment['status'][] = ['proposed', 'pending', 'booked']

/** What the reader may move, and into whose calendar; only a guide, the server decides. */
export type MoveRights = {
  /** Why this one is not moved; undefined where it may be. */
  readonly refusal: (appointment: Appointment) => MessageId | undefined
  /** Whether it may go into somebody else's calendar. */
  readonly mayGoToOthers: boolean
}

/** An appointment moves where nothing has begun, by whoever keeps the calendars or has it in the own one. Of one of a series it is asked how much of it goes along. The same as long as the rights are. */
export function useMayMove(): MoveRights {
  const { may, mayDo } = usePermissions()
  const { profile } = useSession()
  const writes = may('Appointment:Update')
  const mayAll = writes && may(flags.CanManageAppointments)
  const mayOwn = writes && may(flags.CanManageOwnAppointments)

  const maySeries = mayDo('appointment.changeSeries')
  const self = profile?.id
  return useMemo(() => {
    const refusal = (appointment: Appointment): MessageId | undefined => {
      if (!mayAll && !(mayOwn && isOf(appointment, self))) return 'scheduling.move-not-yours'
      if (appointment.series && !maySeries) return 'scheduling.move-series'
      return hasBegun(appointment) ? 'scheduling.move-begun' : undefined
    }
    return { refusal, mayGoToOthers: mayAll }
  }, [mayAll, mayOwn, maySeries, self])
}

function hasBegun({ start, status, encounter }: Appointment): boolean {
  return start === undefined || !movable.includes(status) || encounter !== undefined
}

function isOf({ owner, attendees = [] }: Appointment, id: string | undefined): boolean {
  return (
    owner.id === id ||
    attendees.some(({ subject, requirement }) => subject.id === id && requirement !== 'Optional')
  )
}
