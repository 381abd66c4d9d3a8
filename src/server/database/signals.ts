import type { ChangesEvents } from '#generated/operations/streams.ts'

/**
 * Signals are what one server process tells the others on its database. Each is a hint that may be lost: whoever hears it looks
 * again, and what is found there decides.
 */
export type Signal =
  /** Rows of these types have got their numbers in the practice's feed, up to `last`; only the process that gave them knows it. */
  | {
      readonly kind: 'changes'
      readonly practiceId: string
      readonly types: readonly string[]
      readonly last?: number
    }
  /** Somebody has a draft open; `says` is what those who write in it as well are told, `writers` the profiles of those, where they are not too many to be named. */
  | {
      readonly kind: 'present'
      readonly practiceId: string
      readonly says: ChangesEvents['present']
      readonly writers?: readonly string[] | undefined
    }
  /** Rights or rows of the installation are not what they were; with a person, only the sign-ins of that one. */
  | { readonly kind: 'rights'; readonly personId?: string }
  /** Somebody of the practice may no longer read what he could read before. */
  | { readonly kind: 'narrowed'; readonly practiceId: string }
  /** The installation has another epoch: the database is not the one of before. */
  | { readonly kind: 'epoch' }
  /** Something may have been told that was not heard: look at everything. */
  | { readonly kind: 'missed' }

/** The line between the processes; one that is alone on its database hears itself. */
export type Signals = {
  /** Tells everybody, and never throws. */
  tell(signal: Signal): void
  /** Calls back for each signal; answers how to stop. */
  hear(listener: (signal: Signal) => void): () => void
}

/** The listeners of one process. */
export function openListeners(): Signals {
  const listeners = new Set<(signal: Signal) => void>()
  return {
    tell: (signal) => {
      for (const listener of [...listeners]) listener(signal)
    },
    hear: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** PostgreSQL carries 8,000 bytes at once. */
const mostNamed = 100

/** A signal as the words that travel. */
export function wordsOf(signal: Signal): string {
  if (signal.kind === 'changes') return `changes ${signal.practiceId} ${signal.types.join(',')}`
  if (signal.kind === 'present') {
    const said = Buffer.from(JSON.stringify(signal.says)).toString('base64url')
    const writers = signal.writers ?? []
    const named = writers.length > 0 && writers.length <= mostNamed ? ` ${writers.join(',')}` : ''
    return `present ${signal.practiceId} ${said}${named}`
  }
  if (signal.kind === 'narrowed') return `narrowed ${signal.practiceId}`
  return signal.kind === 'rights' && signal.personId ? `rights ${signal.personId}` : signal.kind
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The signal of such words; undefined for what nobody of us has said. */
export function signalOf(words: string): Signal | undefined {
  const [kind, id = '', types = '', writers] = words.split(' ')
  const isNamed = uuid.test(id)
  if (kind === 'epoch' || kind === 'missed') return { kind }
  if (kind === 'rights') return isNamed ? { kind, personId: id } : { kind }
  if (!isNamed) return undefined
  if (kind === 'narrowed') return { kind, practiceId: id }
  if (kind === 'present') return presentOf(id, types, writers?.split(','))
  return kind === 'changes' ? { kind, practiceId: id, types: types.split(',') } : undefined
}

function presentOf(practiceId: string, said: string, writers?: readonly string[]): Signal | undefined {
  try {
    const says = JSON.parse(Buffer.from(said, 'base64url').toString())
    return { kind: 'present', practiceId, says, ...(writers && { writers }) }
  } catch {
    return undefined
  }
}
