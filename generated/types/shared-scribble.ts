// Generated from schemas/resources/shared-scribble.json by npm run generate. Edits are lost.
import type { Annotation } from './annotation.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { SharedVisibility } from '../enumerations/shared-visibility.ts'
import type { Stroke } from './stroke.ts'

/** A scratch note that colleagues see, comment on and take over. */
export type SharedScribble = {
  readonly id: string
  readonly resourceType: 'SharedScribble'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** The scribble that it was made of; never a process note. */
  readonly source?: Reference
  /** Who shares it. */
  readonly author: Reference
  readonly title?: string
  readonly body?: string
  /** What was drawn; at most 1 MB. */
  readonly strokes?: readonly Stroke[]
  /** Only people who reach this patient read it. */
  readonly subject?: Reference
  /** With those named, or with everybody. */
  readonly visibility: SharedVisibility
  /** The people, programs and rooms that it is shared with. */
  readonly sharedWith?: readonly Reference[]
  /** What colleagues say to it. */
  readonly comments?: readonly Annotation[]
  /** Who made it his own. */
  readonly takenOver?: readonly {
    readonly by?: Reference
    readonly at?: string
  }[]
  /** 30 days after it was shared, unless another time is given. */
  readonly expires?: string
}
