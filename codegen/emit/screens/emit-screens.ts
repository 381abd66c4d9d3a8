import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal, nameOrText } from '#codegen/emit/text/literal.ts'
import { remembered } from '#codegen/load/memory.ts'
import { spanishPath } from '#codegen/model/message.ts'
import type { Model } from '#codegen/model/model.ts'
import { patientRulesOf } from '#codegen/model/patient-rules.ts'
import { relatedFieldsOf } from '#codegen/model/related-fields.ts'
import type { Resource } from '#codegen/model/resource.ts'
import { screenOf } from '#codegen/model/screen-of.ts'

/** One lazy module per type: list columns and the edit screen as a form definition; and the map of all. */
export function emitScreens(model: Model): readonly Emitted[] {
  return [
    ...model.resources.map((resource) => oneScreen(model, resource)),
    { path: 'generated/screens/structure.ts', from: 'codegen', text: structureTypes },
    { path: 'generated/screens/structures.ts', from: 'schemas/types', text: allStructures(model) },
    { path: 'generated/screens/screen.ts', from: 'codegen', text: screenTypes },
    { path: 'generated/screens/all.ts', from: 'schemas/resources', text: allScreens(model.resources) },
  ]
}

function oneScreen(model: Model, resource: Resource): Emitted {
  const inputs = [
    resource,
    model.common,
    patientRulesOf(model.resources, resource),
    model.sources.files.get(spanishPath),
    JSON.stringify(relatedFieldsOf(model, resource.type)),
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

function allStructures({ structures }: Model): string {
  return `import type { Structure } from './structure.ts'\n\n/** How values are entered that the fields of a form cannot hold: by the name of the field's label, or of a type. */\nexport const structures: { readonly [name: string]: Structure } = ${literal(structures)}`
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

const structureTypes = `import type { FormElement } from '../types/elements.ts'

/**
 * A list of rows; with \`hasId\` a row's \`id\` is its \`_rowId\`, else \`_rowId\` is left out when stored; remarks are only added;
 * \`place\`: the field that counts the rows.
 */
export type RowRule = {
  readonly path: string
  readonly hasId: boolean
  readonly areRemarks: boolean
  readonly place?: string
}

/** Questions for the fields of an object. \`key\`: the field of its own id, made with it. */
export type AskedFields = {
  readonly elements: readonly FormElement[]
  readonly key?: string
  readonly rows?: readonly RowRule[]
}

/** How a value is entered that the fields of a form cannot hold. */
export type Structure =
  | ({ readonly kind: 'fields' } & AskedFields)
  /** An object of one of several kinds, told apart by the field \`by\`: what all share, then what each has of its own. */
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
  /** Answers to the form that the reference \`of\` beside it leads to. */
  | { readonly kind: 'answers'; readonly of: string }
  | { readonly kind: 'value'; readonly element: FormElement }
  /** Another structure, by its name. */
  | { readonly kind: 'type'; readonly name: string }
  /** Whatever JSON can say. */
  | { readonly kind: 'any' }`

const screenTypes = `import type { ActId } from '../operations/operations.ts'
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
  readonly rows: readonly RowRule[]
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
  /** Fields of all types that lead to rows of this one, and by which they are found. */
  readonly related: readonly { readonly type: ResourceType; readonly path: string; readonly labelId: string }[]
  /** What others call the fields, by path: headings of a file that mean them. */
  readonly headings: Readonly<Record<string, readonly string[]>>
  /** What stands under a field that is not plain: language → path → sentence. */
  readonly help: Readonly<Record<'en' | 'es', Readonly<Record<string, string>>>>
  readonly conversions: Conversions
}`
