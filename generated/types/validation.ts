// Generated from schemas/types/validation.json by npm run generate. Edits are lost.
import type { Json } from './json.ts'

/** The checks of one answer beside its type; each key has a default message. */
export type Validation = {
  readonly min?: number
  readonly max?: number
  readonly warnMin?: number
  readonly warnMax?: number
  readonly minDate?: string
  readonly maxDate?: string
  readonly length?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minWords?: number
  readonly email?: boolean
  readonly url?: boolean
  readonly trim?: boolean
  readonly lowercase?: boolean
  readonly uppercase?: boolean
  readonly integer?: boolean
  readonly positive?: boolean
  readonly negative?: boolean
  readonly oneOf?: readonly Json[]
  readonly notOneOf?: readonly Json[]
  /** Linear patterns only; checked when the form is published. */
  readonly pattern?: string
  readonly patternMessage?: string
  /** The sub-field that must not repeat; empty means the whole value. */
  readonly unique?: string
}
