/** A password has at least and at most so many characters. */
export const passwordCharacters = { shortest: 15, longest: 256 } as const

/** How long a one-time link waits for its person. */
export const linkDays = 7
