/** One step of an edit: what was there before it, and what it was about, so that steps about the same thing join. */
type Step<Value> = { readonly before: Value; readonly about?: string | undefined }

/** What was made, what it was before each step, and what was taken back; the steps behind it are kept to a number. */
export type EditHistory<Value> = {
  readonly past: readonly Step<Value>[]
  readonly present: Value
  /** The next one first. */
  readonly future: readonly Step<Value>[]
}

/** So many steps can be taken back. */
const mostSteps = 500

/** A history that begins. */
export function historyOf<Value>(present: Value): EditHistory<Value> {
  return { past: [], present, future: [] }
}

/**
 * A step further: what was taken back is forgotten. Steps about the same thing, one right after the other, are one, such as the letters
 * of a label; `about` is left out where each stands for itself.
 */
export function stepped<Value>(
  history: EditHistory<Value>,
  present: Value,
  about?: string,
): EditHistory<Value> {
  if (present === history.present) return history
  const { past } = history
  const isSame = about !== undefined && past.at(-1)?.about === about && history.future.length === 0
  const next = isSame ? past : [...past, { before: history.present, about }].slice(-mostSteps)
  return { past: next, present, future: [] }
}

/** A pause: the next step stands for itself. */
export function paused<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const last = history.past.at(-1)
  if (last?.about === undefined) return history
  return { ...history, past: [...history.past.slice(0, -1), { before: last.before }] }
}

/** A step back; the same history at its beginning. */
export function undone<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const last = history.past.at(-1)
  if (!last) return history
  return {
    past: history.past.slice(0, -1),
    present: last.before,
    future: [{ before: history.present, about: last.about }, ...history.future],
  }
}

/** A step that was taken back is done again; the same history where there is none. */
export function redone<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const [next, ...future] = history.future
  if (!next) return history
  return {
    past: [...history.past, { before: history.present, about: next.about }],
    present: next.before,
    future,
  }
}
