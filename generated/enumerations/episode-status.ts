// Generated from schemas/enumerations/episode-status.json by npm run generate. Edits are lost.
/** Whether an enrollment goes on. */
export const episodeStatuses = ['Active', 'Completed', 'Cancelled'] as const

export type EpisodeStatus = (typeof episodeStatuses)[number]
