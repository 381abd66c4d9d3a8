// Generated from schemas/types/starter-section.json by npm run generate. Edits are lost.
import type { FormElement } from './elements.ts'

/** A part of a starter: the questions of one section. */
export type StarterSection = {
  readonly key: string
  readonly title: string
  readonly elements: readonly FormElement[]
}
