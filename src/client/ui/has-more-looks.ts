import './mantine-more.css'

/** The looks of the parts that the first screens do not need; the shell fetches them beside every other screen. */
export const hasMoreLooks = true
