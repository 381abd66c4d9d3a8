// Generated from schemas/enumerations/announcement-severity.json by npm run generate. Edits are lost.
/** How much an announcement stands out. */
export const announcementSeverities = ['Info', 'Maintenance', 'Critical'] as const

export type AnnouncementSeverity = (typeof announcementSeverities)[number]
