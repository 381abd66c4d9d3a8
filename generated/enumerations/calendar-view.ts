// Generated from schemas/enumerations/calendar-view.json by npm run generate. Edits are lost.
/** How the calendar is laid out. */
export const calendarViews = ['Day', 'Week', 'Month', 'Agenda', 'Resource'] as const

export type CalendarView = (typeof calendarViews)[number]
