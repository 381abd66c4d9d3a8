// Generated from codegen by npm run generate. Edits are lost.
import type { FormElement } from '../types/elements.ts'

/**
 * A list of rows; with `hasId` a row's `id` is its `_rowId`, else `_rowId` is left out when stored; remarks are only added;
 * `place`: the field that counts the rows.
 */
export type RowRule = {
  readonly path: string
  readonly hasId: boolean
  readonly areRemarks: boolean
  readonly place?: string
}

/** Questions for the fields of an object. `key`: the field of its own id, made with it. */
export type AskedFields = {
  readonly elements: readonly FormElement[]
  readonly key?: string
  readonly rows?: readonly RowRule[]
}

/** How a value is entered that the fields of a form cannot hold. */
export type Structure =
  | ({ readonly kind: 'fields' } & AskedFields)
  /** An object of one of several kinds, told apart by the field `by`: what all share, then what each has of its own. */
  | ({
      readonly kind: 'kinds'
      readonly by: string
      readonly members: readonly ({ readonly value: string; readonly titleId: string } & AskedFields)[]
    } & AskedFields)
  /** One of several, told apart by the fields that each has. */
  | {
      readonly kind: 'either'
      readonly choices: readonly {
        readonly titleId: string
        readonly has: readonly string[]
        readonly is: Structure
      }[]
    }
  | { readonly kind: 'list'; readonly item: Structure; readonly most?: number }
  /** Values under names that are made up as one goes. */
  | { readonly kind: 'named'; readonly item: Structure }
  /** Answers to the form that the reference `of` beside it leads to. */
  | { readonly kind: 'answers'; readonly of: string }
  | { readonly kind: 'value'; readonly element: FormElement }
  /** Another structure, by its name. */
  | { readonly kind: 'type'; readonly name: string }
  /** Whatever JSON can say. */
  | { readonly kind: 'any' }
