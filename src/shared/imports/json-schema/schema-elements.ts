import { beginPart } from '#shared/imports/foreign/begin-part.ts'
import { refuseStrangers, refuseWhole } from '#shared/imports/foreign/refuse-whole.ts'
import {
  type ForeignObject,
  isObject,
  listOf,
  numberOf,
  recordOf,
  recordsOf,
  textOf,
} from '#shared/imports/reading/foreign-object.ts'
import type { Part } from '#shared/imports/reading/importing.ts'
import { resolvedSchema } from './resolved-schema.ts'
import type { Property, SchemaLevel } from './schema-level.ts'
import { schemaLogic } from './schema-logic.ts'
import { schemaQuestion, setWords } from './schema-question.ts'
import { drawnOf, kindOf, schemaTypeOf, severalOf } from './schema-type.ts'

const deepest = 10
/** More than a form may have: such a file is refused as a whole, so nothing more is looked at. */
const mostNames = 2500
const understood = new Set([
  ...[
    'type',
    'title',
    'description',
    'properties',
    'required',
    'if',
    'then',
    'else',
    'allOf',
    'dependencies',
  ],
  ...[
    'dependentRequired',
    'dependentSchemas',
    'additionalProperties',
    '$schema',
    '$id',
    'id',
    '$comment',
    'definitions',
  ],
  ...['$defs', 'default', 'items', 'minItems', 'maxItems', 'uniqueItems', 'readOnly'],
])

/** The elements of a schema's properties, in the order in which they are drawn, with those that only sometimes are asked. */
export function schemaElements(
  schema: ForeignObject,
  ui: ForeignObject,
  level: SchemaLevel,
): readonly Part[] {
  const properties = recordOf(schema.properties)
  const required = new Set(listOf(schema.required).map(String))
  const make = (name: string, inner: unknown, isRequired = required.has(name)) =>
    propertyPart(
      { name, schema: resolvedSchema(inner, level.root), ui: recordOf(ui[name]), isRequired },
      level,
    )

  const parts = ordered(Object.keys(properties), drawnOf(ui).order).flatMap((name) =>
    make(name, properties[name]),
  )
  const more = schemaLogic(schema, { level, make, isKnown: (name) => Object.hasOwn(properties, name) })
  refuseStrangers(placeOf(level), { source: schema, known: understood }, level.importing.ledger)
  return [...parts, ...more]
}

function placeOf({ prefix }: SchemaLevel): string | undefined {
  return prefix === '' ? undefined : prefix.slice(0, -1)
}

/** As `ui:order` says; `*` stands for all that are not named. */
function ordered(names: readonly string[], order: unknown): readonly string[] {
  const wanted = Array.isArray(order) ? order.map(String) : []
  if (wanted.length === 0) return names
  const rest = names.filter((name) => !wanted.includes(name))
  const all = wanted.includes('*') ? wanted : [...wanted, '*']
  return [...new Set(all)].flatMap((name) => (name === '*' ? rest : names.filter((each) => each === name)))
}

function propertyPart(property: Property, level: SchemaLevel): readonly Part[] {
  const { name, schema } = property
  const place = level.prefix + name
  if (level.importing.byLinkId.size > mostNames) return []
  if (level.depth > deepest) {
    refuseWhole(place, { remark: 'imports.too-deep', value: schema }, level.importing.ledger)
    return []
  }
  const kind = kindOf(schema)
  const widget = textOf(drawnOf(property.ui).widget)
  if (kind === 'object') return group(property, level)
  if (kind === 'array') return list(property, level)
  if (kind === 'null')
    return [
      beginPart(
        {
          name: place,
          label: textOf(schema.description) ?? textOf(schema.title) ?? name,
          type: 'Instructions',
        },
        level.importing,
      ),
    ]
  const type = schemaTypeOf(schema, widget)
  if (type) return [schemaQuestion(property, type, level)]
  return untyped(property, level)
}

/** Several shapes, or none: the first shape that can be asked is asked. */
function untyped(property: Property, level: SchemaLevel): readonly Part[] {
  const { name, schema } = property
  const place = level.prefix + name
  const shapes = [...recordsOf(schema.oneOf), ...recordsOf(schema.anyOf)].map((one) =>
    resolvedSchema(one, level.root),
  )
  const first = shapes.find((one) => kindOf(one) !== undefined && kindOf(one) !== 'null')
  if (!first) {
    level.importing.ledger.change(place, 'imports.type-missing')
    return [schemaQuestion(property, { type: 'String' }, level)]
  }
  const others = shapes.filter((one) => one !== first && kindOf(one) !== 'null')
  if (others.length > 0)
    refuseWhole(place, { remark: 'imports.shapes-left', value: others }, level.importing.ledger)
  const { oneOf, anyOf, ...rest } = schema
  return propertyPart({ ...property, schema: { ...rest, ...first } }, { ...level, depth: level.depth + 1 })
}

function inside(level: SchemaLevel, name: string): SchemaLevel {
  return { ...level, prefix: `${level.prefix}${name}.`, depth: level.depth + 1 }
}

function group({ name, schema, ui }: Property, level: SchemaLevel): readonly Part[] {
  const place = level.prefix + name
  const drawing = drawnOf(ui)
  if (!isObject(schema.properties) && schema.allOf === undefined) {
    refuseWhole(place, { remark: 'imports.object-left', value: schema }, level.importing.ledger)
    return []
  }
  const part = beginPart(
    { name: place, label: textOf(drawing.title) ?? textOf(schema.title) ?? '', type: 'Section' },
    level.importing,
  )
  setWords(part, schema, drawing)
  delete part.readOnly
  part.children = schemaElements(schema, ui, inside(level, name))
  return [part]
}

/** A list: several choices, rows of questions, or one question that repeats. */
function list(property: Property, level: SchemaLevel): readonly Part[] {
  const { name, schema, ui } = property
  const place = level.prefix + name
  const items = resolvedSchema(
    Array.isArray(schema.items) ? (schema.items[0] ?? {}) : schema.items,
    level.root,
  )
  if (Array.isArray(schema.items))
    refuseWhole(
      place,
      {
        remark: 'imports.list-first-entry',
        value: schema.items,
      },
      level.importing.ledger,
    )
  const several = severalOf(schema, items)
  if (several) return [schemaQuestion(property, several, level)]
  if (kindOf(items) === 'object') return rows(property, items, level)

  const type = schemaTypeOf(items, textOf(drawnOf(recordOf(ui.items)).widget))
  if (!type) {
    refuseWhole(place, { remark: 'imports.list-left', value: schema }, level.importing.ledger)
    return []
  }
  const { title, description } = schema
  const words = {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  }
  const inner: ForeignObject = { ...items, ...words }
  const part = schemaQuestion({ ...property, schema: inner }, type, level)
  if (type.type === 'Attachment') part.maxFiles = 10
  else part.repeats = countsOf(schema)
  return [part]
}

function countsOf(schema: ForeignObject): NonNullable<Part['repeats']> {
  const min = numberOf(schema.minItems)
  const max = numberOf(schema.maxItems)
  return {
    ...(min === undefined || min < 0 ? {} : { min: Math.min(Math.round(min), 500) }),
    ...(max === undefined || max < 1 ? {} : { max: Math.min(Math.round(max), 500) }),
  }
}

function rows(
  { name, schema, ui, isRequired }: Property,
  items: ForeignObject,
  level: SchemaLevel,
): readonly Part[] {
  const drawing = drawnOf(ui)
  const place = level.prefix + name
  const label = textOf(drawing.title) ?? textOf(schema.title) ?? textOf(items.title) ?? ''
  const part = beginPart({ name: place, label, type: 'Repeater' }, level.importing)
  setWords(part, schema, drawing)
  if (isRequired) part.required = true
  part.repeats = countsOf(schema)
  part.children = schemaElements(items, recordOf(ui.items), inside(level, name))
  if (part.children.length === 0) {
    part.type = 'Section'
    delete part.repeats
    delete part.required
    level.importing.ledger.change(place, 'imports.list-empty')
  }
  return [part]
}
