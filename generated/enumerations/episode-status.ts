// Generated from schemas/enumerations/episode-status.json by npm run generate. Edits are lost.
/** The values of episode status. */
export const episodeStatuses = ['Active', 'Completed', 'Cancelled'] as const

export type EpisodeStatus = (typeof episodeStatuses)[number]
