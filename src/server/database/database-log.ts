/** Where the database tells whoever runs it what happens to it: figures and a sentence, never a value of a row. */
export type DatabaseLog = {
  info(figures: object, sentence: string): void
  warn(figures: object, sentence: string): void
}

/** For commands and tests that nobody runs for long. */
export const untold: DatabaseLog = { info: () => undefined, warn: () => undefined }
