import { type JsonObject, textsAt } from '#codegen/load/json.ts'
import { groupedElements } from '#codegen/model/reading/field-groups.ts'
import { labelIds, spanishLabels } from './message.ts'
import type { Model } from './model.ts'
import { patientRulesOf } from './patient-rules.ts'
import { registryEntry } from './registry-entry.ts'
import { relatedFieldsOf } from './related-fields.ts'
import { plainTransitions, type Resource } from './resource.ts'
import { screenForm } from './screen-form.ts'
import { deepFields, entryOf, type Field, fieldsIn } from './shape.ts'

/** In the generator's model, what one generic feature draws a type's list and edit screens from; plain data. */
export function screenOf(model: Model, resource: Resource): Readonly<Record<string, unknown>> {
  const ids = labelIds(resource.fields, resource.type)
  const labelId = (path: string): string => ids.get(path) ?? ''
  const filterable = new Set(pathsOf(registryEntry(model, resource).searchable))
  const columns = [
    displayColumn,
    ...resource.fields.flatMap((field) => columnsOf(field, labelId, filterable)),
    changedColumn,
  ]
  const rules = patientRulesOf(model.resources, resource)
  const { elements, conversions } = screenForm(
    resource.fields,
    labelId,
    ({ path }) => rules[path]?.patientFrom,
  )
  const { type, collection, verbs, sort, alias, scope, patientField, content } = resource
  return {
    type,
    collection,
    scope,
    alias,
    patientField,
    titleId: `type.${type}`,
    pluralId: `types.${type}`,
    columns,
    defaultColumns: defaultColumns(resource, columns),
    sort,
    verbs,
    delete: resource.delete,
    transitions: plainTransitions(resource),
    immutable: resource.fields.filter(({ immutable }) => immutable).map(({ path }) => path),
    acts: model.acts
      .filter((act) => act.resource === type)
      .map(({ id, on, input }) => ({
        id,
        titleId: `operation.${id}`,
        on,
        needs: textsAt(input, 'required'),
      })),
    ...(content && { content: contentOf(content) }),
    form: { elements: groupedElements(elements, resource.groups) },
    related: relatedFieldsOf(model, type),
    headings: headingsOf(resource.fields),
    help: helpOf(model, resource.fields),
    conversions,
  }
}

/** What others call the fields, by path. */
function headingsOf(fields: readonly Field[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    deepFields(fields).flatMap(({ path, headings }) => (headings.length > 0 ? [[path, headings]] : [])),
  )
}

/** What stands under the fields that are not plain, in both languages: ids of elements are paths of fields. */
function helpOf({ sources }: Model, fields: readonly Field[]) {
  const words = spanishLabels(sources) ?? {}
  const spanish = (text: string): string => {
    const { [text]: word } = words
    return typeof word === 'string' ? word : text
  }
  const told = deepFields(fields).flatMap(({ path, helps, description }) =>
    helps && description ? [{ path, description }] : [],
  )
  return {
    en: Object.fromEntries(told.map(({ path, description }) => [path, description])),
    es: Object.fromEntries(told.map(({ path, description }) => [path, spanish(description)])),
  }
}

/** What a screen needs to know of the file: its field, what may be chosen, and the fields of its text. */
function contentOf(rule: JsonObject) {
  const { field, text, textResult, textIssue } = rule
  const said = text === undefined ? {} : { text: { field: text, result: textResult, issue: textIssue } }
  return { field, mediaTypes: textsAt(rule, 'mediaTypes'), ...said }
}

type Column = {
  readonly path: string
  readonly labelId: string
  readonly kind: string
  readonly sortable: boolean
  readonly filterable: boolean
  readonly isList?: boolean
}

const displayColumn: Column = {
  path: 'display',
  labelId: 'field.Resource.display',
  kind: 'text',
  sortable: true,
  filterable: false,
}
const changedColumn: Column = {
  path: 'meta.lastModified',
  labelId: 'field.Meta.lastModified',
  kind: 'instant',
  sortable: true,
  filterable: false,
}

const kinds: Readonly<Record<string, string>> = { date: 'day', dateTime: 'instant', choice: 'code' }

function columnsOf(
  field: Field,
  labelId: (path: string) => string,
  filterable: ReadonlySet<string>,
): readonly Column[] {
  const entry = entryOf(field.shape)
  if (entry.kind === 'free' || field.writeOnly) return []
  if (entry.kind === 'object') return innerColumns(field, labelId, filterable)
  return [
    {
      path: field.path,
      labelId: labelId(field.path),
      kind: kinds[entry.kind] ?? entry.kind,
      ...(field.shape.kind === 'list' && { isList: true }),
      sortable: field.sortable,
      filterable: filterable.has(field.path),
      ...(field.textIndexed && { hasWords: true }),
      ...(entry.kind === 'reference' && { targets: entry.targets }),
      ...(entry.kind === 'choice' && { enumeration: entry.enumeration, values: entry.values }),
      ...(entry.kind === 'coded' && { list: entry.list }),
    },
  ]
}

/** Of an object only what can be filtered or is plain becomes a column; a name is one column. */
function innerColumns(
  field: Field,
  labelId: (path: string) => string,
  filterable: ReadonlySet<string>,
): readonly Column[] {
  const entry = entryOf(field.shape)
  if (entry.kind === 'object' && entry.typeName === 'HumanName') {
    return [
      {
        path: field.path,
        labelId: labelId(field.path),
        kind: 'name',
        sortable: field.sortable,
        filterable: field.textIndexed,
        ...(field.textIndexed && { hasWords: true }),
      },
    ]
  }
  const inner = fieldsIn(field.shape).filter(
    ({ path }) => field.shape.kind !== 'list' || filterable.has(path),
  )
  const more = { withinId: labelId(field.path), ...(field.shape.kind === 'list' && { isList: true }) }
  return inner
    .flatMap((child) => columnsOf(child, labelId, filterable))
    .map((column) => ({ ...column, ...more }))
}

/** The few columns that a list shows at first: what it is, where it stands, whom and when it concerns, and what else can be filtered. */
function defaultColumns({ promoted }: Resource, columns: readonly Column[]): readonly string[] {
  const there = new Set(columns.map(({ path }) => path))
  const others = columns.filter(
    ({ path, filterable, kind, isList }) =>
      filterable && path !== promoted.name && !isList && kind !== 'name' && kind !== 'boolean',
  )
  const { status, kind, startAt, owner } = promoted
  const wanted = ['display', status, kind, startAt, owner, ...others.map(({ path }) => path)]
  const known = wanted.filter((path): path is string => path !== undefined && there.has(path))
  return [...new Set(known)].slice(0, 6).concat('meta.lastModified')
}

function pathsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map((item: { readonly path: string }) => item.path) : []
}
