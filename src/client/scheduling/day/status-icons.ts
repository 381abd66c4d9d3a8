import {
  IconAlertTriangle,
  IconBan,
  IconCalendar,
  IconCalendarQuestion,
  IconCheck,
  IconClock,
  IconDoorEnter,
  IconUserOff,
  IconWalk,
} from '@tabler/icons-react'
import type { Icon } from '#client/routing/feature.ts'
import type { AppointmentStatus } from '#generated/enumerations/appointment-status.ts'
import type { SigningState } from '#generated/enumerations/signing-state.ts'

/** How a status is drawn in the calendar's day beside its word and its colour (never by colour alone: WCAG 2.2 1.4.1). */
export const statusIcons: { readonly [Status in AppointmentStatus]: Icon } = {
  proposed: IconCalendarQuestion,
  pending: IconClock,
  booked: IconCalendar,
  arrived: IconWalk,
  'checked-in': IconDoorEnter,
  fulfilled: IconCheck,
  cancelled: IconBan,
  noshow: IconUserOff,
  'entered-in-error': IconAlertTriangle,
  waitlist: IconClock,
}

/** What a note's state means in the calendar: it is still written, it waits for a signature, it is done. */
export const noteMarks: { readonly [State in SigningState]: 'draft' | 'due' | 'signed' } = {
  Draft: 'draft',
  Returned: 'due',
  ReadyToSign: 'due',
  PartiallySigned: 'due',
  Amending: 'draft',
  Signed: 'signed',
  Voided: 'signed',
}
