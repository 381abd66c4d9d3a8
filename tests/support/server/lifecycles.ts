import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import { collectionOf, exampleBody } from './examples.ts'
import type { TestAnswer, TestClient } from './server.ts'

/** State → states that may follow; `(new)`: where a row may begin. */
export type StateTable = Readonly<Record<string, readonly string[]>>

/** One status field of one type and the table of its states. */
export type Lifecycle = { readonly entry: TypeEntry; readonly field: string; readonly table: StateTable }

/** For tests of lifecycles: every status field of every type. */
export const lifecycles: readonly Lifecycle[] = Object.values(registry).flatMap((entry) =>
  Object.entries(entry.transitions).map(([field, table]) => ({ entry, field, table })),
)

/** Every state that a table names. */
export function statesOf(table: StateTable): readonly string[] {
  return [
    ...new Set(Object.entries(table).flatMap(([from, next]) => (from === '(new)' ? next : [from, ...next]))),
  ]
}

/** The states that can be reached from the first ones. */
export function reachedStates(table: StateTable): readonly string[] {
  const reached = new Set<string>()
  const visit = (state: string): void => {
    if (reached.has(state)) return
    reached.add(state)
    for (const next of table[state] ?? []) visit(next)
  }
  for (const first of table['(new)'] ?? []) visit(first)
  return [...reached]
}

/** Asks a server about lifecycles, in the name of one person. */
export type Prober = { readonly client: TestClient; readonly maker: string }

/** Sets a status field of a row, or only tries to. */
export function moveTo(
  { client }: Prober,
  { entry, field }: Lifecycle,
  move: { readonly row: TestAnswer; readonly to: string; readonly how: 'tried' | 'done' },
): Promise<TestAnswer> {
  const { id, meta } = move.row.body
  const trial = move.how === 'tried' ? '&dryRun=true' : ''
  return client.ask('PATCH', `${collectionOf(entry)}/${id}?versionId=${meta.versionId}${trial}`, {
    body: [{ op: 'add', path: `/${field}`, value: move.to }],
  })
}

/** Where the server lets a row begin against the table. */
export async function wrongBeginnings(prober: Prober, lifecycle: Lifecycle): Promise<readonly string[]> {
  const { entry, field, table } = lifecycle
  const wrong: string[] = []
  for (const state of statesOf(table).filter((each) => !table['(new)']?.includes(each))) {
    const body = { ...exampleBody(entry, prober.maker), [field]: state }
    const begun = await prober.client.ask('POST', `${collectionOf(entry)}?dryRun=true`, { body })
    if (!isRefusal(begun, field, 'stores.bad-first-status')) wrong.push(`(new) → ${state}: ${textOf(begun)}`)
  }
  return wrong
}

/** May a person make this step, as far as the type's schema says? */
export function isByHand({ entry, field, table }: Lifecycle, from: string, to: string): boolean {
  return table[from]?.includes(to) === true && entry.madeBy?.[field]?.[from]?.[to] === undefined
}

/** What a walk through the states of one row found: where server and table differ, and how many moves were refused. */
export type Walk = { readonly breaches: readonly string[]; readonly refusals: number }

/** Goes from state to state as far as the server lets one row go, and tries in each every move that there is. */
export async function walkStates(prober: Prober, lifecycle: Lifecycle, first: TestAnswer): Promise<Walk> {
  const visited = new Set<string>()
  const breaches: string[] = []
  let refusals = 0
  for (let row: TestAnswer | undefined = first; row; ) {
    visited.add(row.body[lifecycle.field])
    const step = await tryAll(prober, lifecycle, row)
    breaches.push(...step.breaches)
    refusals += step.refusals
    const next = step.open.find((state) => !visited.has(state))
    const moved: TestAnswer | undefined =
      next === undefined ? undefined : await moveTo(prober, lifecycle, { row, to: next, how: 'done' })
    if (moved && moved.status !== 200) breaches.push(`${next} could be tried, not done: ${textOf(moved)}`)
    row = moved?.status === 200 ? moved : undefined
  }
  return { breaches, refusals }
}

async function tryAll(
  prober: Prober,
  lifecycle: Lifecycle,
  row: TestAnswer,
): Promise<Walk & { readonly open: readonly string[] }> {
  const { field, table } = lifecycle
  const state: string = row.body[field]
  const breaches: string[] = []
  const open: string[] = []
  const others = statesOf(table).filter((each) => each !== state)
  for (const to of others) {
    const tried = await moveTo(prober, lifecycle, { row, to, how: 'tried' })
    const breach = breachOf(lifecycle, { from: state, to }, tried)
    if (breach) breaches.push(breach)
    const isAllowed = isByHand(lifecycle, state, to)
    if (isAllowed && tried.status === 200) open.push(to)
  }
  return { breaches, open, refusals: others.filter((to) => !isByHand(lifecycle, state, to)).length }
}

function breachOf(
  lifecycle: Lifecycle,
  { from, to }: { readonly from: string; readonly to: string },
  tried: TestAnswer,
): string | undefined {
  const isAllowed = isByHand(lifecycle, from, to)
  const isMade = !isAllowed && lifecycle.table[from]?.includes(to) === true
  const code = isMade ? 'stores.made-status' : 'stores.bad-status-change'
  if (isRefusal(tried, lifecycle.field, code) !== isAllowed) return undefined
  return `${from} → ${to} is ${isAllowed ? 'allowed' : 'not allowed'}: ${textOf(tried)}`
}

function isRefusal({ status, body }: TestAnswer, field: string, code: string): boolean {
  const names = (each: { readonly pointer: string; readonly code: string }) =>
    each.pointer === `/${field}` && each.code === code
  return status === 422 && body.subStatus === 2001 && body.errors?.some(names) === true
}

function textOf({ status, body }: TestAnswer): string {
  return `${status} ${JSON.stringify(body).slice(0, 300)}`
}
