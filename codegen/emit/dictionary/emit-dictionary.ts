import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { type Json, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import type { Sources } from '#codegen/load/sources.ts'
import type { CodedList } from '#codegen/model/coded-list.ts'
import type { Enumeration } from '#codegen/model/enumeration.ts'
import type { Model } from '#codegen/model/model.ts'
import type { Resource } from '#codegen/model/resource.ts'
import { deepFields, entryOf, type Field } from '#codegen/model/shape.ts'
import { cell, fieldTable, type PageOf } from './field-table.ts'

const folder = 'generated/dictionary'

/** The data dictionary for people: each type with its fields, their meaning, its states and who refers to it; complex types, closed and coded lists. */
export function emitDictionary(model: Model): readonly Emitted[] {
  const { sources, resources, enumerations, common, lists } = model
  const complex = complexTypes([...common, ...resources.flatMap(({ fields }) => fields)])
  const names = new Map(resources.map(({ type, name }) => [type, `${name}.md`]))
  const pageOf: PageOf = (type) =>
    names.get(type) ?? (complex.has(type) ? `types.md#${type.toLowerCase()}` : undefined)
  const leading = resources.map((resource) => ({ resource, paths: pathsByTarget(sources, resource) }))
  const pages = resources.map((resource) => {
    const links = linksTo(resource.type, leading)
    const known = {
      name: `page of ${resource.type}`,
      inputs: [resource, common, links, [...complex.keys()].join()],
    }
    const text = remembered(sources.memory, known, () => page(resource, { common, links, pageOf }))
    return { path: `${folder}/${resource.name}.md`, from: resource.path, text }
  })
  const known = <Item>(name: string, items: readonly Item[], make: (items: readonly Item[]) => string) =>
    remembered(sources.memory, { name: `page of ${name}`, inputs: items }, () => make(items))
  return [
    ...pages,
    { path: `${folder}/types.md`, from: 'schemas/types', text: typesPage(complex, pageOf) },
    {
      path: `${folder}/enumerations.md`,
      from: 'schemas/enumerations',
      text: known('enumerations', enumerations, enumerationPage),
    },
    { path: `${folder}/lists.md`, from: 'schemas/lists', text: known('lists', lists, listsPage) },
    { path: `${folder}/index.md`, from: 'schemas', text: indexPage(resources) },
  ]
}

/** The complex types that fields are made of, by name. */
function complexTypes(fields: readonly Field[]): ReadonlyMap<string, readonly Field[]> {
  const found = deepFields(fields).flatMap(({ shape }) => {
    const entry = entryOf(shape)
    return entry.kind === 'object' && entry.typeName ? [[entry.typeName, entry.fields] as const] : []
  })
  return new Map(found.sort(([one], [other]) => (one < other ? -1 : 1)))
}

type Leading = { readonly resource: Resource; readonly paths: ReadonlyMap<string, readonly string[]> }

/** The paths of a type that lead elsewhere, by the type to which they lead. */
function pathsByTarget({ memory }: Sources, resource: Resource): Leading['paths'] {
  return remembered(memory, { name: `targets of ${resource.type}`, inputs: [resource] }, () => {
    const found = new Map<string, readonly string[]>()
    for (const { path, shape } of deepFields(resource.fields)) {
      const entry = entryOf(shape)
      if (entry.kind !== 'reference') continue
      for (const target of entry.targets) found.set(target, [...(found.get(target) ?? []), path])
    }
    return found
  })
}

/** Which fields of which types lead here. */
function linksTo(type: string, leading: readonly Leading[]): string {
  const links = leading.flatMap(({ resource, paths }) => {
    const fields = paths.get(type)?.map((path) => `\`${path}\``)
    return fields ? [`- [${resource.type}](${resource.name}.md): ${fields.join(', ')}`] : []
  })
  return links.join('\n')
}

function indexPage(resources: readonly Resource[]): string {
  const rows = resources.map(
    ({ type, name, collection, description }) =>
      `| [${type}](${name}.md) | ${collection} | ${cell(description)} |`,
  )
  return `# Data dictionary\n\nEvery stored type, from its schema. What fields are made of stands in [complex types](types.md), the values of closed lists in [enumerations](enumerations.md), codes in [coded lists](lists.md).\n\n| Type | Collection | Meaning |\n|---|---|---|\n${rows.join('\n')}`
}

type Around = { readonly common: readonly Field[]; readonly links: string; readonly pageOf: PageOf }

function page(resource: Resource, { common, links, pageOf }: Around): string {
  const { type, description, collection, display, partition } = resource
  const erased =
    typeof resource.delete === 'string' ? resource.delete : `only in ${resource.delete.states.join(', ')}`
  return [
    `[All types](index.md)`,
    `# ${type}\n\n${description}`,
    `Collection \`${collection}\` · partition: ${partition} · delete: ${erased} · shown as \`${display}\``,
    ...Object.keys(resource.transitions).map((field) => states(resource, field)),
    `## Fields\n\n${fieldTable(resource.fields, pageOf)}`,
    ...(links === '' ? [] : [`## Referred to by\n\n${links}`]),
    `## What every type has\n\n${fieldTable(common, pageOf)}`,
  ].join('\n\n')
}

function states({ transitions, madeBy }: Resource, field: string): string {
  const table = objectAt(transitions, field)
  const made = objectAt(madeBy, field)
  const maker = (from: string, to: string): string => textAt(objectAt(made, from), to) ?? ''
  const named = [...new Set(Object.keys(table).flatMap((from) => [from, ...textsAt(table, from)]))]
  const id = (state: string): string => (state === '(new)' ? '[*]' : state.replaceAll(/\W/g, '_'))
  const spoken = named.filter((state) => state !== '(new)' && id(state) !== state)
  const lines = [
    ...spoken.map((state) => `  state "${state}" as ${id(state)}`),
    ...Object.keys(table).flatMap((from) =>
      textsAt(table, from).map((to) => {
        const by = maker(from, to)
        return `  ${id(from)} --> ${id(to)}${by === '' ? '' : `: ${by}`}`
      }),
    ),
  ]
  return `## States of ${field}\n\n\`\`\`mermaid\nstateDiagram-v2\n${lines.join('\n')}\n\`\`\``
}

function typesPage(types: ReadonlyMap<string, readonly Field[]>, pageOf: PageOf): string {
  const parts = [...types].map(([name, fields]) => `## ${name}\n\n${fieldTable(fields, pageOf)}`)
  return `# Complex types\n\n${parts.join('\n\n')}`
}

function enumerationPage(enumerations: readonly Enumeration[]): string {
  const parts = enumerations.map(({ typeName, description, values }) => {
    const rows = values.map(({ value, label }) => `| \`${value}\` | ${cell(label)} |`)
    return `## ${typeName}\n\n${description}\n\n| Value | Label |\n|---|---|\n${rows.join('\n')}`
  })
  return `# Enumerations\n\n${parts.join('\n\n')}`
}

function listsPage(lists: readonly CodedList[]): string {
  const parts = lists.map(({ name, description, items }) => {
    const rows = items.map((item) => `| \`${codeOf(item)}\` | ${cell(textAt(item, 'display') ?? '')} |`)
    return `## ${name}\n\n${description}\n\n| Code | Display |\n|---|---|\n${rows.join('\n')}`
  })
  return `# Coded lists\n\n${parts.join('\n\n')}`
}

function codeOf(item: Json): string {
  return textAt(item, 'code') ?? ''
}
