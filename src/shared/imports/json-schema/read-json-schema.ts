import { beginForeign, type ForeignForm, type ForeignRefusal } from '#shared/imports/foreign/foreign-form.ts'
import {
  type FormLanguage,
  findInForm,
  readForeignCondition,
  showWhen,
} from '#shared/imports/foreign/read-foreign-condition.ts'
import { refuseStrangers, refuseWhole } from '#shared/imports/foreign/refuse-whole.ts'
import { type ForeignObject, isObject, recordOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import { resolvedSchema } from './resolved-schema.ts'
import { schemaElements } from './schema-elements.ts'
import { drawnOf } from './schema-type.ts'

/** True for a JSON Schema of an object, alone or beside its `uiSchema`. */
export function isJsonSchemaForm(content: unknown): boolean {
  if (!isObject(content) || content.resourceType !== undefined) return false
  const schema = schemaIn(content)
  const isSchema = schema.type === 'object' || /json-schema\.org/.test(textOf(schema.$schema) ?? '')
  return (
    isObject(schema.properties) || (isSchema && (schema.$ref !== undefined || schema.allOf !== undefined))
  )
}

function schemaIn(content: ForeignObject): ForeignObject {
  return isObject(content.schema) ? content.schema : content
}

/** Reads a JSON Schema with its uiSchema: properties become questions, objects sections, lists of objects lists. */
export function readJsonSchema(fileName: string, content: unknown): ForeignForm | ForeignRefusal {
  const file = recordOf(content)
  const root = schemaIn(file)
  const ui = recordOf(file.uiSchema)
  const title = textOf(drawnOf(ui).title) ?? textOf(root.title) ?? fileName.replace(/\.json$/i, '')
  const importing = beginForeign()
  const schema = resolvedSchema(root, root)
  const elements = schemaElements(schema, ui, { root, importing, prefix: '', depth: 0 })
  if (elements.length === 0) return { title, refusal: { message: 'imports.no-properties' } }

  drawnLogic(ui, { importing, prefix: '' })
  for (const act of importing.later) act()
  importing.ledger.change(undefined, 'imports.schema-sections')
  if (file !== root) reportBeside(file, importing)
  return {
    title,
    purpose: textOf(schema.description),
    origin: ['JSON Schema', textOf(root.$id) ?? ''].filter((text) => text !== ''),
    elements,
    importing,
  }
}

function reportBeside(file: ForeignObject, importing: Importing): void {
  refuseStrangers(undefined, { source: file, known: new Set(['schema', 'uiSchema']) }, importing.ledger)
}

type Drawn = { readonly importing: Importing; readonly prefix: string }

/** Conditions in words, as our own uiSchema carries them. */
function drawnLogic(ui: ForeignObject, { importing, prefix }: Drawn): void {
  for (const [name, inner] of Object.entries(ui)) {
    if (name.startsWith('ui:') || !isObject(inner)) continue
    const place = name === 'items' && prefix !== '' ? prefix : `${prefix}${name}.`
    const part = importing.byLinkId.get(place.slice(0, -1))
    if (part) conditionsOf(part, drawnOf(inner), importing)
    if (!part && Object.keys(inner).length > 0)
      refuseWhole(place.slice(0, -1), { remark: 'imports.drawn-missing', value: inner }, importing.ledger)
    drawnLogic(inner, { importing, prefix: place })
  }
}

function conditionsOf(part: Part, drawing: ForeignObject, importing: Importing): void {
  const shown = textOf(drawing.showWhen)
  const needed = textOf(drawing.requiredWhen)
  const language: FormLanguage = {
    find: findInForm(importing),
    isExact: true,
    without: 'imports.condition-left',
  }
  if (shown !== undefined && !part.visibleWhen)
    showWhen(part, readForeignCondition(part.id, { text: shown }, { language, importing }))
  if (needed === undefined) return
  const requiredWhen = readForeignCondition(part.id, { text: needed }, { language, importing })
  if (requiredWhen) part.requiredWhen = requiredWhen
}
