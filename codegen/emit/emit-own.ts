import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal } from '#codegen/emit/text/literal.ts'
import type { Own } from '#codegen/model/reading/own.ts'

/** What is one's own as plain data, for the server's check and for the parts that are left out of rows; the row policy is made of the same. */
export function emitOwn(own: Own | undefined): readonly Emitted[] {
  if (!own) return []
  const { circle, rows, parts, changes } = own
  const text = `/** Of a list whose items say for whom they are, where a row names its people and their parts. */
export type OwnPart = {
  readonly type: string
  readonly list: string
  /** In an item and in each of the people: the part. */
  readonly part: string
  readonly people: string
  readonly person: string
}

/** Of a type, the fields that people of the portal change by plain writes. */
export type OwnChanges = { readonly type: string; readonly fields: readonly string[] }

/** What people of the portal see of some types, their own rows and of lists their own part, and what of others they change. */
export type OwnRules = {
  /** The word by which the row policies hear of somebody to whom this applies. */
  readonly circle: string
  readonly types: readonly string[]
  readonly parts: readonly OwnPart[]
  readonly changes: readonly OwnChanges[]
}

export const ownRules: OwnRules = ${literal({ circle, types: rows.map(({ type }) => type), parts, changes })}
`
  return [{ path: 'generated/permissions/own.ts', from: 'schemas/permissions', text }]
}
