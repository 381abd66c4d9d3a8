import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal, nameOrText } from '#codegen/emit/text/literal.ts'
import { remembered } from '#codegen/load/memory.ts'
import type { Model } from '#codegen/model/model.ts'
import { patientRulesOf } from '#codegen/model/patient-rules.ts'
import type { Resource } from '#codegen/model/resource.ts'
import { screenOf } from '#codegen/model/screen-of.ts'

/** One lazy module per type: list columns and the edit screen as a form definition; and the map of all. */
export function emitScreens(model: Model): readonly Emitted[] {
  return [
    ...model.resources.map((resource) => oneScreen(model, resource)),
    { path: 'generated/screens/screen.ts', from: 'codegen', text: screenTypes },
    { path: 'generated/screens/all.ts', from: 'schemas/resources', text: allScreens(model.resources) },
  ]
}

function oneScreen(model: Model, resource: Resource): Emitted {
  const inputs = [
    resource,
    model.common,
    patientRulesOf(model.resources, resource),
    ...model.acts.filter((act) => act.resource === resource.type),
  ]
  return remembered(model.sources.memory, { name: `screen of ${resource.type}`, inputs }, () =>
    screenFile(model, resource),
  )
}

function screenFile(model: Model, resource: Resource): Emitted {
  const text = `import type { ScreenDescription } from './screen.ts'\n\nexport const screen: ScreenDescription = ${literal(screenOf(model, resource))}`
  return { path: `generated/screens/${resource.name}.ts`, from: resource.path, text }
}

function allScreens(resources: readonly Resource[]): string {
  const lazy = resources.map(
    ({ type, name }) => `  ${nameOrText(type)}: () => import('./${name}.ts').then((file) => file.screen),`,
  )
  const index = resources.map(
    ({ type, collection, scope, verbs }) =>
      `  ${literal({ type, collection, scope, titleId: `type.${type}`, pluralId: `types.${type}`, verbs }, 1)},`,
  )
  return `import type { ResourceType } from '../types/resources.ts'
import type { ScreenDescription, ScreenSummary } from './screen.ts'

/** Each type's screens, loaded when they are opened. */
export const screensOf: { readonly [Type in ResourceType]: () => Promise<ScreenDescription> } = {
${lazy.join('\n')}
}

/** What menus need to know of every type. */
export const screenSummaries: readonly ScreenSummary[] = [
${index.join('\n')}
]`
}

const screenTypes = `import type { ActId } from '../operations/operations.ts'
import type { FormElement } from '../types/elements.ts'
import type { ResourceType } from '../types/resources.ts'

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

/** One column that a list can show. In \`path\` lists are passed through. */
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
  /** Labels of the values are \`enumeration.<enumeration>.<value>\`. */
  readonly enumeration?: string
  readonly values?: readonly string[]
  readonly list?: string
}

/** How a row becomes answers and back. A path in rows is \`repeater/child\`. */
export type Conversions = {
  /** Answered as a code, stored as a CodedValue. */
  readonly coded: readonly { readonly path: string; readonly list: string }[]
  /** Answered as JSON text, stored as JSON. */
  readonly json: readonly string[]
  /** Lists of rows; with \`hasId\` a row's \`id\` is its \`_rowId\`, else \`_rowId\` is left out when stored; remarks are only added. */
  readonly rows: readonly { readonly path: string; readonly hasId: boolean; readonly areRemarks: boolean }[]
}

/** What one generic feature draws a type's list and edit screens from. Element ids are field paths. */
export type ScreenDescription = ScreenSummary & {
  readonly alias?: string
  /** The field that names the patient to whom a row belongs; \`self\`: the row is a patient. */
  readonly patientField?: string
  readonly columns: readonly Column[]
  readonly defaultColumns: readonly string[]
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' }
  readonly delete: 'soft' | 'never' | { readonly field: string; readonly states: readonly string[] }
  /** Field → state → states that a person may set; \`(new)\`: where a row may begin. What acts, signatures and jobs make is not here. */
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
  readonly conversions: Conversions
}`
