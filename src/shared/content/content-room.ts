/** How much room files have, and how they are sent in parts. */

/** Room for files, in bytes: of one person, and of a practice. */
export const contentRoom = { person: 2 * 2 ** 30, practice: 20 * 2 ** 30 } as const

/** So many parts an upload has at most, and for so many hours they wait to be joined. */
export const uploadLimits = { chunks: 100, chunkBytes: 5 * 2 ** 20, hours: 24 } as const
