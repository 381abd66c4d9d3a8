/** A text that is written: what stands before the caret in its line, and the way to put something in its place. */
export type Writer = {
  readonly before: () => string
  /** Puts a composed text in the place of so many letters before the caret; answers how to take it back, as long as nothing else was written. */
  readonly put: (letters: number, text: string) => () => boolean
  /** Puts a composed text where the caret stands or stood last, and leaves the focus where it is. */
  readonly add: (text: string) => void
}

const writers = new WeakMap<Element, Writer>()

/** The editor that is open in this place says how it is written in. */
export function keepWriter(place: Element, writer: Writer): void {
  writers.set(place, writer)
}

/** How the composed text in this place is written in; undefined where no editor is open. */
export function writerIn(place: Element): Writer | undefined {
  return writers.get(place)
}
