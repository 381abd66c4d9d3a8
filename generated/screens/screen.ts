// Generated from codegen by npm run generate. Edits are lost.
import type { ActId } from '../operations/operations.ts'
import type { FormElement } from '../types/elements.ts'
import type { ResourceType } from '../types/resources.ts'
import type { RowRule } from './structure.ts'

export type Verb = 'create' | 'read' | 'update' | 'delete'

/** What menus need to know of a type. */
export type ScreenSummary = {
  readonly type: ResourceType
  readonly collection: string
  readonly scope: 'practice' | 'global'
  readonly titleId: string
  readonly pluralId: string
  readonly verbs: readonly Verb[]
}

export type ColumnKind = 'text' | 'name' | 'number' | 'boolean' | 'day' | 'instant' | 'time' | 'approximate' | 'code' | 'coded' | 'reference'

/** One column that a list can show. In `path` lists are passed through. */
export type Column = {
  readonly path: string
  readonly labelId: string
  /** The label of the object that the field stands in, when it stands in one. */
  readonly withinId?: string
  readonly kind: ColumnKind
  readonly isList?: boolean
  readonly sortable: boolean
  readonly filterable: boolean
  /** Its words are indexed: it can be searched by their beginnings. */
  readonly hasWords?: boolean
  readonly targets?: readonly string[]
  /** Labels of the values are `enumeration.<enumeration>.<value>`. */
  readonly enumeration?: string
  readonly values?: readonly string[]
  readonly list?: string
}

/** How a row becomes answers and back. A path in rows is `repeater/child`. */
export type Conversions = {
  /** Answered as a code, stored as a CodedValue. */
  readonly coded: readonly { readonly path: string; readonly list: string }[]
  readonly rows: readonly RowRule[]
}

/** What one generic feature draws a type's list and edit screens from. Element ids are field paths. */
export type ScreenDescription = ScreenSummary & {
  readonly alias?: string
  /** The field that names the patient to whom a row belongs; `self`: the row is a patient. */
  readonly patientField?: string
  readonly columns: readonly Column[]
  readonly defaultColumns: readonly string[]
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' }
  readonly delete: 'soft' | 'never' | { readonly field: string; readonly states: readonly string[] }
  /** Field → state → states that a person may set; `(new)`: where a row may begin. What acts, signatures and jobs make is not here. */
  readonly transitions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** Fields that can not be changed once the row is there. */
  readonly immutable: readonly string[]
  /** What can be done with a row or with all of them; needs: what must be told beside the row. */
  readonly acts: readonly { readonly id: ActId; readonly titleId: string; readonly on: 'row' | 'collection'; readonly needs: readonly string[] }[]
  /** The field that says what the file of a row is, what may be uploaded, and the fields of the text that was read in it. */
  readonly content?: {
    readonly field: string
    readonly mediaTypes: readonly string[]
    readonly text?: { readonly field: string; readonly result: string; readonly issue: string }
  }
  readonly form: { readonly elements: readonly FormElement[] }
  /** Fields of all types that lead to rows of this one, and by which they are found. */
  readonly related: readonly { readonly type: ResourceType; readonly path: string; readonly labelId: string }[]
  /** What others call the fields, by path: headings of a file that mean them. */
  readonly headings: Readonly<Record<string, readonly string[]>>
  /** What stands under a field that is not plain: language → path → sentence. */
  readonly help: Readonly<Record<'en' | 'es', Readonly<Record<string, string>>>>
  readonly conversions: Conversions
}
