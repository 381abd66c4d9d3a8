import table from './draft-words.json' with { type: 'json' }

/** For tests, how somebody stands to a note: in which state it is, at which place it names the asker, and which flags the asker has. */
export type Standing = {
  readonly state: string
  /** Absent for whom the note does not name. */
  readonly place: string | undefined
  readonly flags: ReadonlySet<string>
}

/** For tests, at which places a note names somebody whom it then tells more. */
export const namingPlaces: readonly string[] = [
  ...new Set([...table.workers, ...table.waiting.workers, ...Object.values(table.amended.readBy).flat()]),
]

/** For tests, the places of a note of which one day something is hidden. */
export const guardedPlaces: readonly string[] = [
  ...new Set([...table.always, ...table.draft.paths, ...table.amended.paths]),
]

/** For tests, by the rule of isolation, the places of a note that are hidden from somebody; it reads a table and imports nothing of the product. */
export function hiddenWords({ state, place, flags }: Standing): ReadonlySet<string> {
  const workers = table.waiting.states.includes(state)
    ? [...table.workers, ...table.waiting.workers]
    : table.workers
  const isReader = table.flags.some((flag) => flags.has(flag)) || workers.some((each) => each === place)
  if (isReader) return new Set()
  const readBy: Readonly<Record<string, readonly string[]>> = table.amended.readBy
  const ofDraft = table.draft.states.includes(state) ? [...table.draft.paths, 'amendments.last'] : []
  const ofAmended = table.amended.states.includes(state) ? table.amended.paths : []
  const left = ofAmended.filter((path) => !(place !== undefined && readBy[path]?.includes(place)))
  return new Set([...table.always, ...ofDraft, ...left])
}
