// Generated from schemas/enumerations/calendar-coloring.json by npm run generate. Edits are lost.
/** What the colors of the calendar stand for. */
export const calendarColorings = ['Practitioner', 'Service', 'Status', 'Program', 'Location'] as const

export type CalendarColoring = (typeof calendarColorings)[number]
