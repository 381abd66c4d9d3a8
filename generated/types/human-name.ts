// Generated from schemas/types/human-name.json by npm run generate. Edits are lost.
import type { NameUse } from '../enumerations/name-use.ts'

/** A person's name; an official name has a family name. */
export type HumanName = {
  readonly use?: NameUse
  readonly given?: readonly string[]
  readonly middle?: string
  readonly family?: string
  readonly prefix?: string
  readonly suffix?: string
  readonly text?: string
}
