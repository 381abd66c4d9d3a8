// Generated from schemas/types/identifier.json by npm run generate. Edits are lost.
import type { IdentifierType } from '../enumerations/identifier-type.ts'
import type { IdentifierUse } from '../enumerations/identifier-use.ts'
import type { Period } from './period.ts'

/** A number by which another system or a register knows the row; system and value are unique in practice and type. */
export type Identifier = {
  readonly system: string
  readonly value: string
  readonly use?: IdentifierUse
  readonly type?: IdentifierType
  readonly period?: Period
  readonly assigner?: string
}
