import { entryOf, type Field, type Shape } from '#codegen/model/shape.ts'
import type { Counterparts } from './counterparts.ts'
import type { Limit, StoredChange } from './stored-change.ts'

type Unbound<Each> = Each extends StoredChange ? Omit<Each, 'type' | 'scope'> : never

/** What happened to single fields, as far as stored rows are concerned. `sorted`: the paths by which lists can be ordered. */
export function fieldChanges(
  { pairs, added, gone }: Counterparts,
  sorted: readonly string[],
): readonly Unbound<StoredChange>[] {
  return [
    ...pairs.flatMap(({ old, fresh }) => [...pairChanges(old, fresh, sorted), ...valueChanges(old, fresh)]),
    ...added.flatMap(filled),
    ...gone.flatMap(({ path, signed }) => [
      { kind: 'removed' as const, path },
      ...(signed ? [{ kind: 'signed' as const, path }] : []),
    ]),
  ]
}

function pairChanges(old: Field, fresh: Field, sorted: readonly string[]): readonly Unbound<StoredChange>[] {
  const isRenamed = old.name !== fresh.name
  const from = `${fresh.path.slice(0, -fresh.name.length)}${old.name}`
  return [
    ...(isRenamed
      ? [{ kind: 'renamed' as const, from, to: fresh.path, isSorted: sorted.includes(fresh.path) }]
      : []),
    ...(isRenamed && fresh.signed ? [{ kind: 'signed' as const, path: fresh.path }] : []),
    ...(fresh.required && !old.required ? filled(fresh) : []),
  ]
}

/** A field that stands in every row: older rows lack it. */
function filled({ path, required, default: value }: Field): readonly Unbound<StoredChange>[] {
  if (!required) return []
  return [{ kind: 'filled', path, ...(value !== undefined && { value }) }]
}

function valueChanges(old: Field, fresh: Field): readonly Unbound<StoredChange>[] {
  const [was, is] = [entryOf(old.shape), entryOf(fresh.shape)]
  const { path } = fresh
  if (was.kind === 'choice' && is.kind === 'choice') return choiceChanges(was, is, path)
  if (was.kind === 'reference' && is.kind === 'reference')
    return was.targets
      .filter((target) => !is.targets.includes(target))
      .map((target) => ({ kind: 'target-gone' as const, path, target }))
  return limitsOf(old.shape, fresh.shape).map((limit) => ({ kind: 'tightened' as const, path, limit }))
}

type Choice = Extract<Shape, { readonly kind: 'choice' }>

function choiceChanges(was: Choice, is: Choice, path: string): readonly Unbound<StoredChange>[] {
  const renames = Object.entries(is.renamed ?? {}).filter(
    ([to, from]) => was.values.includes(from) && !is.values.includes(from) && is.values.includes(to),
  )
  const renamed = new Set(renames.map(([, from]) => from))
  const gone = was.values.filter((value) => !is.values.includes(value) && !renamed.has(value))
  const values = Object.fromEntries(renames.map(([to, from]) => [from, to]))
  return [
    ...(renames.length === 0 ? [] : [{ kind: 'rewritten' as const, path, values }]),
    ...gone.map((value) => ({ kind: 'value-gone' as const, path, value, left: is.values })),
  ]
}

const atLeast = ['minimum', 'minItems'] as const
const atMost = ['maximum', 'maxLength', 'maxItems'] as const

/** The limits that take less than before, of a value or of the number of its entries. */
function limitsOf(old: Shape, fresh: Shape): readonly Limit[] {
  const [was, is] = [limitsIn(old), limitsIn(fresh)]
  const lower = atMost.flatMap((name) =>
    narrowed(name, { was: was[name], is: is[name] }, (one, other) => other < one),
  )
  const higher = atLeast.flatMap((name) =>
    narrowed(name, { was: was[name], is: is[name] }, (one, other) => other > one),
  )
  const other = is.pattern !== undefined && is.pattern !== was.pattern
  return [...lower, ...higher, ...(other ? [{ name: 'pattern' as const, value: String(is.pattern) }] : [])]
}

function narrowed(
  name: Limit['name'],
  { was, is }: { readonly was: number | string | undefined; readonly is: number | string | undefined },
  isNarrower: (was: number | string, is: number | string) => boolean,
): readonly Limit[] {
  if (is === undefined || is === was) return []
  return was === undefined || isNarrower(was, is) ? [{ name, value: is }] : []
}

function limitsIn(shape: Shape): Readonly<Partial<Record<Limit['name'], number | string>>> {
  const entry = entryOf(shape)
  const whole: Readonly<Record<string, unknown>> = { ...(shape.kind === 'list' ? shape : {}), ...entry }
  const names: readonly Limit['name'][] = [...atLeast, ...atMost, 'pattern']
  return Object.fromEntries(
    names.flatMap((name) =>
      typeof whole[name] === 'number' || typeof whole[name] === 'string' ? [[name, whole[name]]] : [],
    ),
  )
}
