import type { Emitted } from '#codegen/emit/emitted.ts'
import { literal, nameOrText } from '#codegen/emit/text.ts'
import { declaration, importsFor } from '#codegen/emit/types/declaration.ts'
import { isObject } from '#codegen/load/json.ts'
import type { Sources } from '#codegen/load/sources.ts'
import { pascal } from '#codegen/load/words.ts'
import type { Act } from '#codegen/model/act.ts'
import type { Model } from '#codegen/model/model.ts'
import { operationsOf } from './operation-table.ts'

/** The table of everything that can be asked, and the inputs and replies of the acts. */
export async function emitOperations(model: Model): Promise<readonly Emitted[]> {
  const operations = model.resources.flatMap((resource) => operationsOf(resource, model.acts))
  const entries = operations.map((operation) => `  ${nameOrText(operation.id)}: ${literal(operation, 1)},`)
  return [
    {
      path: 'generated/operations/operations.ts',
      from: 'schemas/resources and schemas/operations',
      text: table(entries, model.acts),
    },
    await actTypes(model.sources, model.acts),
  ]
}

function table(entries: readonly string[], acts: readonly Act[]): string {
  const line = (part: string) => (act: Act) => `  readonly ${nameOrText(act.id)}: ${pascal(act.name)}${part}`
  const names = acts.flatMap((act) => [`${pascal(act.name)}Input`, `${pascal(act.name)}Reply`])
  return `import type { ResourceType } from '../types/resources.ts'
import type {
${names.map((name) => `  ${name},`).join('\n')}
} from './acts.ts'

/** One thing that can be asked of the server. \`flags\` must be held beside the permission. */
export type Operation = {
  readonly id: string
  readonly resource: ResourceType
  readonly verb: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly permission: string
  readonly flags: readonly string[]
  readonly offline: 'queue' | 'refuse'
  readonly kind: 'plain' | 'act'
}

/** Everything that can be asked, by its id. What a type does not allow over the wire is not here. */
export const operations = {
${entries.join('\n')}
} as const satisfies Readonly<Record<string, Operation>>

export type OperationId = keyof typeof operations

/** The inputs of the acts: what stands in the body. */
export type ActInputs = {
${acts.map(line('Input')).join('\n')}
}

/** What the acts answer. */
export type ActReplies = {
${acts.map(line('Reply')).join('\n')}
}

/** An operation with a schema of its own. */
export type ActId = keyof ActInputs`
}

async function actTypes(sources: Sources, acts: readonly Act[]): Promise<Emitted> {
  const path = 'generated/operations/acts.ts'
  const imports = importsFor(path)
  const texts: string[] = []
  for (const act of acts) {
    for (const part of ['input', 'reply'] as const) {
      const schema = act[part]
      const name = `${pascal(act.name)}${part === 'input' ? 'Input' : 'Reply'}`
      texts.push(await declaration(sources, act.file, name, isObject(schema) ? schema : {}, imports))
    }
  }
  return { path, from: 'schemas/operations', text: `${imports.text()}${texts.join('\n')}` }
}
