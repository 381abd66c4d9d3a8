// Generated from schemas/types/expected-visit.json by npm run generate. Edits are lost.
import type { Appointment } from './appointment.ts'
import type { Money } from './money.ts'

/** A visit as the front desk needs it: the appointment, and what is still to be done before somebody is checked in. */
export type ExpectedVisit = {
  readonly appointment: Appointment
  /** Of each patient who comes. */
  readonly toDo: readonly {
    /** The id among the attendees. */
    readonly attendee: string
    /** Sent and not handed in; left out where the asker reads no packets. */
    readonly openPackets?: number
    /** What the appointment says, else the first active coverage; left out where the asker reads no coverages. */
    readonly copay?: Money
  }[]
}
