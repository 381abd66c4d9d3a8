import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { nameOrText } from '#codegen/emit/text/literal.ts'
import type { Resource } from '#codegen/model/resource.ts'
import type { Field } from '#codegen/model/shape.ts'

/** The map from a type's name to its stored shape, and to the body that creates it. */
export function emitResourceTypes(resources: readonly Resource[]): Emitted {
  const imports = resources.map(({ type, name }) => `import type { ${type} } from './${name}.ts'`)
  const stored = resources.map(({ type }) => `  readonly ${nameOrText(type)}: ${type}`)
  const creates = resources.map(({ type }) => `  readonly ${nameOrText(type)}: ${type}Create`)
  const bodies = resources.map(createType)
  const text = `${imports.join('\n')}

/** What is stored, by type. */
export type ResourceTypes = {
${stored.join('\n')}
}

/** The name of a type that is stored. */
export type ResourceType = keyof ResourceTypes

/** Any stored row. */
export type AnyResource = ResourceTypes[ResourceType]

/** The body of a create, by type: no id, no meta, no display, nothing that the server owns. */
export type Creates = {
${creates.join('\n')}
}

${bodies.join('\n\n')}`
  return { path: 'generated/types/resources.ts', from: 'schemas/resources', text }
}

function createType({ type, fields }: Resource): string {
  const own = fields.filter(({ serverOwned }) => !serverOwned)
  const needed = own.filter(({ createRequired }) => createRequired)
  const free = own.filter(({ createRequired }) => !createRequired)
  const parts = [
    ...(needed.length > 0 ? [`Pick<${type}, ${names(needed)}>`] : []),
    `Partial<Pick<${type}, ${names(free, ['identifiers'])}>>`,
  ]
  return `export type ${type}Create = ${parts.join(' &\n  ')}`
}

function names(fields: readonly Field[], more: readonly string[] = []): string {
  return [...more, ...fields.map(({ name }) => name)].map((name) => `'${name}'`).join(' | ')
}
