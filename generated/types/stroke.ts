// Generated from schemas/types/stroke.json by npm run generate. Edits are lost.
import type { Color } from './color.ts'

/** One drawn line. */
export type Stroke = {
  readonly color?: Color
  readonly width?: number
  /** Pairs of x and y, one after another. */
  readonly points: readonly number[]
}
