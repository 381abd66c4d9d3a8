// Generated from schemas/resources/scribble.json by npm run generate. Edits are lost.
import type { Color } from './color.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { ScribbleKind } from '../enumerations/scribble-kind.ts'
import type { Stroke } from './stroke.ts'

/** A private scratch note; a process note is never part of the chart. */
export type Scribble = {
  readonly id: string
  readonly resourceType: 'Scribble'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** The only person who sees it, whatever anybody else may do. */
  readonly owner: Reference
  /** A process note is a psychotherapy note: not exported, not reported, not inserted anywhere. */
  readonly kind: ScribbleKind
  readonly title?: string
  readonly body?: string
  /** What was drawn; at most 1 MB. */
  readonly strokes?: readonly Stroke[]
  /** Whom it is about; needed for a process note. */
  readonly subject?: Reference
  /** The session that it belongs to. */
  readonly encounter?: Reference
  /** The appointment that it prepares. */
  readonly appointment?: Reference
  readonly color?: Color
  /** Stays at the top. */
  readonly pinned?: boolean
  /** Jottings and drawings after 30 days, process notes never. */
  readonly autoDeleteAt?: string
  /** The notes that took text from it. */
  readonly insertedInto?: readonly Reference[]
}
