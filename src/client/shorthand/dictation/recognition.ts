/** What a browser makes of what it hears, as far as it is used here. */
export type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: Heard) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  readonly start: () => void
  readonly stop: () => void
  readonly abort: () => void
}

/** What was heard so far, from the first result that is new. */
export type Heard = {
  readonly resultIndex: number
  readonly results: ArrayLike<{ readonly isFinal: boolean; readonly 0?: { readonly transcript: string } }>
}

type Offered = new () => Recognition

declare global {
  var SpeechRecognition: Offered | undefined
  var webkitSpeechRecognition: Offered | undefined
}

/** The browser's own recognition of speech; undefined where it offers none. */
export function offeredRecognition(): Offered | undefined {
  return globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition
}
