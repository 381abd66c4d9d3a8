// Generated from schemas/enumerations/holiday-handling.json by npm run generate. Edits are lost.
/** What becomes of a day of a series that is a holiday of the practice. */
export const holidayHandlings = ['Keep', 'Skip', 'MoveToNextWorkingDay'] as const

export type HolidayHandling = (typeof holidayHandlings)[number]
