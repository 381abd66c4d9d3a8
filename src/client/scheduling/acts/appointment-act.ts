import type { SeriesAct } from '#client/scheduling/series/plan/series-act.ts'

/** What is done to an appointment in a dialog beside the calendar. */
export type AppointmentAct = SeriesAct | 'move' | 'decline' | 'propose' | 'withdraw'
