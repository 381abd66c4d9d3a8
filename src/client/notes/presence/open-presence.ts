import { openStore, type StoreSource } from '#client/ui/external-store.ts'
import type { ChangesEvents } from '#generated/operations/streams.ts'

type Said = ChangesEvents['present']

/** Somebody else, or the same person elsewhere, who has the draft open; of a shared note the part that is on the screen there. The section is that of the cursor. */
export type Other = Pick<Said, 'note' | 'device' | 'profile' | 'name' | 'section'>

/** What this device says of itself. */
export type Sign = Pick<Said, 'note' | 'section' | 'asks' | 'isLeft'>

/** What presence needs of the world. */
export type PresenceWorld = {
  /** The drafts that are open here: one, or the parts of a shared note in which the reader writes. */
  readonly notes: readonly string[]
  /** Which of them is on the screen. */
  readonly note: string
  readonly device: string
  readonly tell: (sign: Sign) => void
  /** Calls back after so many milliseconds; answers how to forget it. */
  readonly after: (milliseconds: number, act: () => void) => () => void
}

/** Who else is there, and what is done while the draft is open here. */
export type Presence = {
  readonly others: StoreSource<readonly Other[]>
  readonly hear: (said: Said) => void
  /** The cursor stands in this section of this draft. */
  readonly enter: (note: string, section: string | undefined) => void
  /** The page is put away, and may come back. */
  readonly hide: () => void
  readonly leave: () => void
}

/** A sign is given so often, and holds for a minute. */
const beat = 20_000
const holds = 60_000
/** Whoever asks is answered, however many ask, no oftener than this. */
const answering = 1_500
/** At first it is asked a few times who is there: the server may not be followed yet. */
const asking = [0, 1_500, 4_000]

/** Says that a draft is open here, and keeps who else says so. */
export function openPresence({ notes, note, device, tell, after }: PresenceWorld): Presence {
  const others = openStore<readonly Other[]>([])
  const ends = new Map<string, () => void>()
  const timers = new Set<() => void>()
  const voice = openVoice({ notes, note, tell })
  const later = (milliseconds: number, act: () => void) => {
    const forget = after(milliseconds, () => {
      timers.delete(forget)
      act()
    })
    timers.add(forget)
  }
  const again = () => {
    voice.say()
    later(beat, again)
  }
  const answers = openAnswers(voice.say, later)
  for (const wait of asking) later(wait, voice.ask)
  later(beat, again)

  const forget = (key: string) => {
    ends.get(key)?.()
    ends.delete(key)
    others.change(others.read().filter((each) => keyOf(each) !== key))
  }
  return {
    others,
    hear: (said) => {
      if (!notes.includes(said.note) || said.device === device) return
      const key = keyOf(said)
      // Whoever has gone into another part has left the one before.
      const isOver = others.read().some((each) => keyOf(each) === key && each.note === said.note)
      if (said.isLeft) return isOver ? forget(key) : undefined
      ends.get(key)?.()
      ends.set(
        key,
        after(holds, () => forget(key)),
      )
      if (!others.read().some((each) => isSame(each, said)))
        others.change([...others.read().filter((each) => keyOf(each) !== key), said])
      if (said.asks) answers.give()
    },
    enter: voice.enter,
    hide: () => {
      answers.drop()
      voice.leave()
    },
    leave: () => {
      for (const stop of [...timers, ...ends.values()]) stop()
      voice.leave()
    },
  }
}

/** Answers at once, and those who ask soon after it together: with where the device is by then. */
function openAnswers(say: () => void, later: (milliseconds: number, act: () => void) => void) {
  let isResting = false
  let isOwed = false
  const give = () => {
    isOwed = isResting
    if (isResting) return
    isResting = true
    say()
    later(answering, () => {
      isResting = false
      if (isOwed) give()
    })
  }
  return {
    give,
    drop: () => {
      isOwed = false
    },
  }
}

/** Says where this device is, and nothing of a draft in which its reader does not write. */
function openVoice({ notes, note: first, tell }: Pick<PresenceWorld, 'notes' | 'note' | 'tell'>) {
  let note = first
  let section: string | undefined
  const sayOf = (about: string, more: Omit<Sign, 'note'> = {}) => {
    if (notes.includes(about)) tell({ note: about, ...more })
  }
  const say = (more: Omit<Sign, 'note'> = {}) =>
    sayOf(note, { ...(section !== undefined && { section }), ...more })
  return {
    say: () => say(),
    // Who is in another part hears of the whole, which is the first; who writes in this part alone hears of this one.
    ask: () => {
      const [whole = note] = notes
      if (whole !== note) sayOf(whole, { asks: true })
      say({ asks: true })
    },
    enter: (nextNote: string, next: string | undefined) => {
      if (nextNote === note && next === section) return
      const before = note
      note = nextNote
      section = next
      say()
      if (before !== note) sayOf(before, { isLeft: true })
    },
    leave: () => sayOf(note, { isLeft: true }),
  }
}

function keyOf({ device, profile }: Other): string {
  return `${profile} ${device}`
}

function isSame(one: Other, other: Other): boolean {
  return (
    keyOf(one) === keyOf(other) &&
    one.note === other.note &&
    one.section === other.section &&
    one.name === other.name
  )
}
