import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal, nameOrText } from '#codegen/emit/text/literal.ts'
import { declaration, importsFor } from '#codegen/emit/types/declaration.ts'
import { closureOf } from '#codegen/load/closure-of.ts'
import { isObject } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import type { Sources } from '#codegen/load/sources.ts'
import { pascal } from '#codegen/load/words.ts'
import type { Act } from '#codegen/model/act.ts'
import type { Model } from '#codegen/model/model.ts'
import { plainNeeds } from '#codegen/model/plain-calls.ts'
import type { Resource } from '#codegen/model/resource.ts'
import { emitPlain } from './emit-plain.ts'
import { emitStreams } from './emit-streams.ts'
import { allows, type Operation, operationsOf } from './operations-of.ts'
import { operationsText } from './operations-text.ts'

/** The table of everything that can be asked, and the inputs and replies of the acts. */
export async function emitOperations(model: Model): Promise<readonly Emitted[]> {
  return [
    {
      path: 'generated/operations/operations.ts',
      from: 'schemas/resources, schemas/plain and schemas/operations',
      text: tableText(model),
    },
    await actTypes(model.sources, model.acts),
    ...(await emitPlain(model.sources, model.plain)),
    ...(await emitStreams(model.sources, model.streams)),
  ]
}

function tableText({ resources, acts, plain }: Model): string {
  const rows = resources.map((resource) => `  ${nameOrText(resource.type)}: ${literal(rowOf(resource))},`)
  const performed = resources
    .flatMap((resource) => operationsOf(resource, { plain, acts }))
    .filter(({ kind }) => kind === 'act')
    .map((operation) => `  ${nameOrText(operation.id)}: ${literal(differences(operation), 1)},`)
  return operationsText({ rows, performed, acts, plain })
}

/** What an act says of itself: its id, what is `usual` and the place of every practice go without saying, since acts stand in the first page. */
function differences({ id: _, kind: _kind, verb: _verb, path, method, flags, offline, ...act }: Operation) {
  const base = '/api/v1/practices/{practice}/'
  return {
    ...act,
    ...(method !== 'POST' && { method }),
    path: path.startsWith(base) ? path.slice(base.length) : path,
    ...(flags.length > 0 && { flags }),
    ...(offline !== 'refuse' && { offline }),
  }
}

/** Word, collection and the first letters of what may be asked; `g` marks a type that belongs to no practice. */
function rowOf(resource: Resource): readonly string[] {
  const letters = plainNeeds.filter((need) => allows(resource, need)).map(({ letter }) => letter)
  return [resource.word, resource.collection, `${letters.join('')}${resource.scope === 'global' ? 'g' : ''}`]
}

/** Made anew only where an act, or a type that one is made of, has changed. */
function actTypes(sources: Sources, acts: readonly Act[]): Promise<Emitted> {
  const inputs = acts.flatMap(({ file }) => closureOf(sources, file))
  return remembered(sources.memory, { name: 'types of acts', inputs }, () => makeActTypes(sources, acts))
}

async function makeActTypes(sources: Sources, acts: readonly Act[]): Promise<Emitted> {
  const path = 'generated/operations/acts.ts'
  const imports = importsFor(path)
  const texts: string[] = []
  for (const act of acts) {
    for (const part of ['input', 'reply'] as const) {
      const schema = act[part]
      const name = `${pascal(act.name)}${part === 'input' ? 'Input' : 'Reply'}`
      texts.push(
        await declaration(sources, { from: act.file, name, schema: isObject(schema) ? schema : {} }, imports),
      )
    }
  }
  return { path, from: 'schemas/operations', text: `${imports.text()}${texts.join('\n')}` }
}
