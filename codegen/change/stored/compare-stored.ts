import type { Model } from '#codegen/model/model.ts'
import { registryEntry } from '#codegen/model/registry-entry.ts'
import type { Resource } from '#codegen/model/resource.ts'
import { type Counterparts, counterpartsOf } from './counterparts.ts'
import { fieldChanges } from './field-changes.ts'
import { partChanges } from './part-changes.ts'
import type { StoredChange } from './stored-change.ts'

/** What two states of the schemas ask of stored rows, type by type. */
export function compareStored(before: Model, after: Model): readonly StoredChange[] {
  const old = new Map(before.resources.map((resource) => [resource.type, resource]))
  const types = new Set(after.resources.map(({ type }) => type))
  return [
    ...partChanges(before.sources, after.sources),
    ...after.resources.flatMap((resource) => {
      const known = old.get(resource.type)
      return known ? compareType({ model: before, resource: known }, { model: after, resource }) : []
    }),
    ...before.resources.flatMap(({ type, scope }): readonly StoredChange[] =>
      types.has(type) ? [] : [{ kind: 'type-gone', type, scope }],
    ),
  ]
}

type Side = { readonly model: Model; readonly resource: Resource }

function compareType(before: Side, after: Side): readonly StoredChange[] {
  const { type, scope } = after.resource
  const pairs = counterpartsOf(before.resource.fields, after.resource.fields)
  const [old, fresh] = [before, after].map(({ model, resource }) => registryEntry(model, resource))
  const sorted = [...namesAt(fresh, 'sortable')]
  const changes = fieldChanges(pairs, sorted).map((change) => ({ type, scope, ...change }))
  const unique = [...namesAt(fresh, 'unique')].filter((each) => !namesAt(old, 'unique').has(each))
  const because = reasons({ old, fresh, pairs, changes })
  return [
    ...changes,
    ...unique.map((paths) => ({ type, scope, kind: 'unique' as const, paths: paths.split(' + ') })),
    ...(because.length === 0 ? [] : [{ type, scope, kind: 'reindexed' as const, because }]),
  ]
}

type Entry = Readonly<Record<string, unknown>> | undefined

/** The entries of a list in the registry, each as one text. */
function namesAt(entry: Entry, name: string): ReadonlySet<string> {
  const list = entry?.[name]
  return new Set((Array.isArray(list) ? list : []).map(textOf))
}

function textOf(each: unknown): string {
  if (Array.isArray(each)) return each.join(' + ')
  return typeof each === 'string' ? each : Object.values(Object(each)).join(' ')
}

type Compared = {
  readonly old: Entry
  readonly fresh: Entry
  readonly pairs: Counterparts
  readonly changes: readonly StoredChange[]
}

/** Why tokens, columns or unique values of older rows say something else than those of new ones; empty when they do not. */
function reasons({ old, fresh, changes }: Compared): readonly string[] {
  const lists = ['tokens', 'texts', 'unique'].flatMap((name) => {
    const [was, is] = [namesAt(old, name), namesAt(fresh, name)]
    const come = [...is].filter((each) => !was.has(each)).map((each) => `${name} + ${each}`)
    const gone = [...was].filter((each) => !is.has(each)).map((each) => `${name} - ${each}`)
    return [...come, ...gone]
  })
  const columns = ['promoted', 'patientField', 'ownerField'].filter(
    (name) => JSON.stringify(old?.[name]) !== JSON.stringify(fresh?.[name]),
  )
  const watched = new Set([...namesAt(fresh, 'searchable')].map((each) => each.split(' ')[0]))
  const values = changes.flatMap((change) => {
    const isValue = change.kind === 'rewritten' || change.kind === 'filled' || change.kind === 'value-gone'
    return isValue && watched.has(change.path) ? [`values of ${change.path}`] : []
  })
  return [...new Set([...lists, ...columns, ...values])]
}
