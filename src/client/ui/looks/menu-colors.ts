/** The colors of the menu where a practice chooses none, and of the words on it, as `--rail` and `--rail-ink` in tokens.css. */
export const menuColors = { light: '#0e2f34', dark: '#0b1c20', ink: '#cfe4e7' } as const
