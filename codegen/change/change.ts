/** What a change means for somebody: nothing is to be done, something is to be done first, or something that worked is refused or lost. */
export type Verdict = 'additive' | 'migration' | 'breaking'

/** Who lives with a change: callers of the API, rows that are stored, changes that wait on a device, and definitions made by staff. */
export type Consumer = 'api' | 'rows' | 'queue' | 'definitions'

/** What it is for one of them. */
export type Effect = { readonly verdict: Verdict; readonly what: string }

/** In which direction the shape travels: stored and both ways, only towards the server, or only from it. */
export type Flow = 'both' | 'input' | 'output'

/** A difference as it was found: its kind, what it concerns, and where it stands. */
export type Found<Kind extends string = string> = {
  readonly kind: Kind
  /** What it is called in its file: a path, a value, a step of a lifecycle. */
  readonly name: string
  readonly file: string
  /** In the file as it is now; of what is gone, the place around it. */
  readonly pointer: string
  readonly flow: Flow
  readonly was?: string
  readonly is?: string
}

/** One change with all that it means. */
export type Change = {
  /** The words by which `x-acknowledged` names it. */
  readonly key: string
  /** The title of the schema that it stands in. */
  readonly subject: string
  readonly file: string
  readonly line: number
  readonly what: string
  readonly fix: string
  readonly verdict: Verdict
  readonly effects: { readonly [Who in Consumer]?: Effect }
  /** The stored types and the operations that it reaches. */
  readonly reaches: readonly string[]
  /** Starter definitions that use it, each with its place. */
  readonly usedIn: readonly string[]
  readonly acknowledged?: { readonly reason: string; readonly since: string }
}

const order: readonly Verdict[] = ['additive', 'migration', 'breaking']

/** The gravest of several verdicts. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  return order[Math.max(0, ...verdicts.map((verdict) => order.indexOf(verdict)))] ?? 'additive'
}
