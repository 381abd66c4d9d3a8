import { objectAt, textsAt } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import type { Enumeration } from '#codegen/model/enumeration.ts'
import type { Model } from '#codegen/model/model.ts'
import type { Resource } from '#codegen/model/resource.ts'
import { entryOf, type Field, fieldsIn, type Shape } from '#codegen/model/shape.ts'
import type { Emitted } from './emitted.ts'

/** The data dictionary for people: each type with its fields, their meaning and its states, and every enumeration. */
export function emitDictionary({ sources, resources, enumerations, common }: Model): readonly Emitted[] {
  return [
    ...resources.map((resource) => ({
      path: pathOf(resource),
      from: resource.path,
      text: remembered(sources.memory, { name: `page of ${resource.type}`, inputs: [resource, common] }, () =>
        page(resource, common),
      ),
    })),
    {
      path: 'generated/dictionary/enumerations.md',
      from: 'schemas/enumerations',
      text: enumerationPage(enumerations),
    },
    { path: 'generated/dictionary/index.md', from: 'schemas', text: indexPage(resources) },
  ]
}

function pathOf({ name }: Resource): string {
  return `generated/dictionary/${name}.md`
}

function indexPage(resources: readonly Resource[]): string {
  const rows = resources.map(
    ({ type, name, collection, description }) =>
      `| [${type}](${name}.md) | ${collection} | ${cell(description)} |`,
  )
  return `# Data dictionary\n\nEvery stored type, from its schema. The values of closed lists stand in [enumerations](enumerations.md).\n\n| Type | Collection | Meaning |\n|---|---|---|\n${rows.join('\n')}`
}

function page(resource: Resource, common: readonly Field[]): string {
  const { type, description, collection, display, partition } = resource
  const erased =
    typeof resource.delete === 'string' ? resource.delete : `only in ${resource.delete.states.join(', ')}`
  return [
    `# ${type}\n\n${description}`,
    `Collection \`${collection}\` · partition: ${partition} · delete: ${erased} · shown as \`${display}\``,
    `## Fields\n\n${fieldTable(resource.fields)}`,
    `## What every type has\n\n${fieldTable(common)}`,
    ...Object.keys(resource.transitions).map((field) => states(resource, field)),
  ].join('\n\n')
}

function fieldTable(fields: readonly Field[]): string {
  return `| Field | Type | Here when | Meaning |\n|---|---|---|---|\n${fields.flatMap((field) => fieldRows(field, '')).join('\n')}`
}

function fieldRows(field: Field, prefix: string): readonly string[] {
  const name = `${prefix}${field.name}`
  const parts = [field.label, field.description ?? '', ...marks(field)]
  const meaning = parts
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''))
    .join('. ')
  const row = `| \`${name}\` | ${cell(typeText(field.shape))} | ${presence(field)} | ${cell(meaning)} |`
  const entry = entryOf(field.shape)
  const isNamed = entry.kind === 'object' && entry.typeName !== undefined
  return [row, ...(isNamed ? [] : fieldsIn(field.shape).flatMap((inner) => fieldRows(inner, `${name}.`)))]
}

function presence({ required, createRequired, serverOwned }: Field): string {
  if (serverOwned) return required ? 'always, by the server' : 'by the server'
  if (createRequired) return 'always, from the start'
  return required ? 'always' : 'if given'
}

function marks({
  searchable,
  sortable,
  textIndexed,
  immutable,
  masked,
  writeOnly,
}: Field): readonly string[] {
  return [
    ...(searchable === false ? [] : ['Searchable']),
    ...(sortable ? ['Sortable'] : []),
    ...(textIndexed ? ['Found by its words'] : []),
    ...(immutable ? ['Never changed'] : []),
    ...(masked ? [`Masked without ${masked}`] : []),
    ...(writeOnly ? ['Stored and never shown'] : []),
  ]
}

function typeText(shape: Shape): string {
  switch (shape.kind) {
    case 'list':
      return `list of ${typeText(shape.item)}`
    case 'choice':
      return shape.enumeration
        ? `[${shape.enumeration}](enumerations.md#${shape.enumeration.toLowerCase()})`
        : shape.values.join(', ')
    case 'coded':
      return shape.list ? `code of ${shape.list}` : 'code'
    case 'reference':
      return `${shape.pinned ? 'version of' : 'reference to'} ${shape.targets.join(', ')}`
    case 'object':
      return shape.typeName ?? 'object'
    case 'free':
      return 'JSON'
    case 'number':
      return shape.whole ? 'whole number' : 'number'
    default:
      return shape.kind
  }
}

function states({ transitions }: Resource, field: string): string {
  const table = objectAt(transitions, field)
  const id = (state: string): string => (state === '(new)' ? '[*]' : state.replaceAll('-', '_'))
  const arrows = Object.keys(table).flatMap((from) =>
    textsAt(table, from).map((to) => `  ${id(from)} --> ${id(to)}`),
  )
  return `## States of ${field}\n\n\`\`\`mermaid\nstateDiagram-v2\n${arrows.join('\n')}\n\`\`\``
}

function enumerationPage(enumerations: readonly Enumeration[]): string {
  const parts = enumerations.map(({ typeName, description, values }) => {
    const rows = values.map(({ value, label }) => `| \`${value}\` | ${cell(label)} |`)
    return `## ${typeName}\n\n${description}\n\n| Value | Label |\n|---|---|\n${rows.join('\n')}`
  })
  return `# Enumerations\n\n${parts.join('\n\n')}`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
