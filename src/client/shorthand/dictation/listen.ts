import type { Heard, Recognition } from './recognition.ts'

/** Why it listens no longer. */
export type Ending = 'ended' | 'silent' | 'denied' | 'no-microphone' | 'no-connection' | 'failed'

type Listener = {
  readonly language: string
  /** Words that stay. */
  readonly hear: (words: string) => void
  /** Words that the browser may still change; nothing once they were heard. */
  readonly guess: (words: string) => void
  /** It is over; `left` was said and only guessed until then. */
  readonly end: (ending: Ending, left: string) => void
}

/** How a listening browser is told to stop: with the browser's last word on what was said, or at once and with what it had guessed. */
export type Listening = { readonly finish: () => void; readonly drop: () => void }

/** So long nobody has to speak. */
const patience = 20_000

const endings: { readonly [error: string]: Ending } = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'no-microphone',
  network: 'no-connection',
  'no-speech': 'silent',
  aborted: 'ended',
}

/** Lets the browser listen until somebody stops it, nobody speaks, or it cannot go on. */
export function listen(recognition: Recognition, { language, hear, guess, end }: Listener): Listening {
  let ending: Ending = 'silent'
  let isOver = false
  let left = ''
  const finish = () => {
    ending = 'ended'
    recognition.stop()
  }
  const fallSilent = () => recognition.stop()
  let silence = setTimeout(fallSilent, patience)
  const over = () => {
    if (isOver) return
    isOver = true
    clearTimeout(silence)
    end(ending, left)
  }
  Object.assign(recognition, { lang: language, continuous: true, interimResults: true })
  recognition.onresult = (heard) => {
    if (isOver) return
    clearTimeout(silence)
    silence = setTimeout(fallSilent, patience)
    const { stays, guessed } = sorted(heard)
    for (const words of stays) hear(words)
    left = guessed
    guess(guessed)
  }
  recognition.onerror = ({ error }) => {
    ending = endings[error] ?? 'failed'
  }
  recognition.onend = over
  try {
    recognition.start()
  } catch {
    // Another page of this browser listens, or it may not at all.
    ending = 'failed'
    queueMicrotask(over)
  }
  return {
    finish,
    drop: () => {
      ending = 'ended'
      over()
      recognition.abort()
    },
  }
}

/** What is new of what stays; and all that is guessed, also what was guessed before and is no other now. */
function sorted({ results, resultIndex }: Heard): {
  readonly stays: readonly string[]
  readonly guessed: string
} {
  const all = Array.from(results)
  const words = (from: number, isFinal: boolean) =>
    all
      .slice(from)
      .filter((each) => each.isFinal === isFinal)
      .map((each) => each[0]?.transcript.trim() ?? '')
  return { stays: words(resultIndex, true), guessed: words(0, false).join(' ').trim() }
}
