import type { MessageParameters } from '#shared/rules/sentence.ts'
import type { WrittenMoments } from '#shared/time/written-moments.ts'

/** How a note is told to whoever reads it, on a screen and on paper: messages, and how days and times are written. */
export type NoteSpeech = {
  readonly say: (id: string, parameters?: MessageParameters) => string
  readonly moments: WrittenMoments
}
