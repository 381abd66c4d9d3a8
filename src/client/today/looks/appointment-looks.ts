import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCalendar,
  IconCalendarQuestion,
  IconCheck,
  IconClock,
  IconDoorEnter,
  IconEdit,
  IconLock,
  IconPencil,
  IconSignature,
  IconUserOff,
  IconWalk,
} from '@tabler/icons-react'
import type { Icon } from '#client/routing/feature.ts'
import type { AppointmentStatus } from '#generated/enumerations/appointment-status.ts'
import type { SigningState } from '#generated/enumerations/signing-state.ts'

/** The families of colour of `state-badge.css`; never the only sign of a state. */
export type Tone = 'info' | 'warn' | 'good' | 'quiet' | 'danger'

type Look = { readonly tone: Tone; readonly icon: Icon }

/** How each state of an appointment is drawn on the page Today (by colour, by picture and in words: WCAG 2.2 1.4.1). */
export const appointmentLooks: { readonly [Status in AppointmentStatus]: Look } = {
  proposed: { tone: 'quiet', icon: IconCalendarQuestion },
  pending: { tone: 'quiet', icon: IconClock },
  booked: { tone: 'info', icon: IconCalendar },
  arrived: { tone: 'warn', icon: IconWalk },
  'checked-in': { tone: 'good', icon: IconDoorEnter },
  fulfilled: { tone: 'quiet', icon: IconCheck },
  cancelled: { tone: 'quiet', icon: IconBan },
  noshow: { tone: 'danger', icon: IconUserOff },
  'entered-in-error': { tone: 'quiet', icon: IconAlertTriangle },
  waitlist: { tone: 'quiet', icon: IconClock },
}

/** How each state of a note is drawn. */
export const noteLooks: { readonly [State in SigningState]: Look } = {
  Draft: { tone: 'warn', icon: IconPencil },
  ReadyToSign: { tone: 'info', icon: IconSignature },
  PartiallySigned: { tone: 'info', icon: IconSignature },
  Signed: { tone: 'good', icon: IconLock },
  Returned: { tone: 'danger', icon: IconArrowBackUp },
  Amending: { tone: 'warn', icon: IconEdit },
  Voided: { tone: 'quiet', icon: IconBan },
}

/**
 * Appointments that have no note to start (`src/shared/scheduling/appointment-lifecycle.ts`). Only a guide for the button: the
 * server asks the lifecycle itself, which would bring the calendar arithmetic into the first page.
 */
export const withoutNote: ReadonlySet<AppointmentStatus> = new Set([
  'proposed',
  'pending',
  'waitlist',
  'entered-in-error',
])
