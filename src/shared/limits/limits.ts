/** The product's constants of timing and size: the one place in which each stands. */

/** The limit of waiting when a busy server does not say how long. */
export const defaultRetryMilliseconds = 100

/** A server that cannot be reached is asked again after so long. */
export const networkRetryMilliseconds = 5_000

/** Another try of the write queue. */
export const writeRetryMilliseconds = 2_000

/** Quiet time after the last keystroke before a change is written. */
export const bufferMilliseconds = 200

/** So many references are expanded at once. */
export const expansionBatch = 100

/** How long a patient-access token opens a record. */
export const accessTokenHours = 24

/** The version of the local database. */
export const deviceSchemaVersion = 2

/** How large each font appearance makes everything. */
export const zooms = { Normal: 1, Large: 1.25 } as const

/** Columns of the grid on which forms are laid out. */
export const gridColumns = 10

/** The width of the loading drawing: usually, and on 1 April. */
export const spinnerSizes = { usual: 64, catDay: 100 } as const

/** Tooltips: the wait before one opens, its width, and its distance from the window's and its own edge. */
export const tooltips = { openDelay: 300, maxWidth: 400, overflowPadding: 15, arrowPadding: 6 } as const

/** So many characters of a browser's name of itself are kept. */
export const userAgentCharacters = 500

/** The oldest versions of the four browser families that count as modern. */
export const modernBrowsers = { edge: '137', firefox: '140', chrome: '138', safari: '18.4' } as const

/** What a practice has before it chooses: minutes without activity until sign-out. */
export const sessionMinutes = 30
