import { refreshAnswers } from '#client/api/answers.ts'
import { sendQuietly } from '#client/api/send.ts'
import { buildRow, type Recipe, remarksOf } from '#client/resources/exchange/import/converting/build-row.ts'
import { NotAnswered } from '#client/resources/exchange/import/converting/find-reference.ts'
import { makeGate } from '#client/resources/exchange/import/converting/gate.ts'
import type { TableRow } from '#client/resources/exchange/import/converting/read-table.ts'
import { readTable } from '#client/resources/exchange/import/converting/read-table.ts'
import type { Remark } from '#client/resources/exchange/import/converting/remark.ts'
import { importIdOf, rowIdOf } from '#client/resources/exchange/import/converting/row-id-of.ts'
import { openStore, type StoreSource } from '#client/ui/external-store.ts'
import type { PlainId } from '#generated/operations/operations.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Separator } from '#shared/csv/read-csv.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { type ImportState, noImport, type RowResult } from './import-state.ts'

/** So many lines are under way at a time. */
const atOnce = 4
const tellEvery = 120

/** What an import needs to know of its type. */
export type ImportWorld = {
  readonly type: ResourceType
  readonly create: PlainId<'create'>
  /** The practice, so that the same file elsewhere is another import. */
  readonly practice: string
}

/** One import of a type. It goes on when its screen is left, and is found again by it. */
export type ImportJob = StoreSource<ImportState> & {
  readonly open: (file: File) => Promise<void>
  readonly separate: (separator: Separator) => Promise<void>
  readonly arrange: (change: Partial<Pick<ImportState, 'mapping' | 'constants' | 'order'>>) => void
  /** Tries every line and stores nothing. */
  readonly check: (recipe: Recipe) => Promise<void>
  /** Makes a record of every line that fits and of which none was made yet. */
  readonly run: (recipe: Recipe) => Promise<void>
  readonly retry: () => void
  readonly cancel: () => void
  readonly reset: () => void
}

/** Begins with nothing. */
export function startImport(world: ImportWorld): ImportJob {
  const state = openStore(noImport)
  const change = (next: Partial<ImportState>) => state.change({ ...state.read(), ...next })
  let running: AbortController | undefined
  const { pause, release } = makeGate((failure) => change({ failure }))

  const take = async (name: string, bytes: Uint8Array, separator?: Separator) => {
    change({ ...noImport, phase: 'reading' })
    const table = await readTable(bytes, separator)
    if ('unreadable' in table) return change({ ...noImport, trouble: table.unreadable })
    const importId = await importIdOf(bytes, [world.practice, world.type])
    change({ ...noImport, phase: 'mapping', file: { name, bytes, importId, table } })
  }

  const walk = async (phase: 'checking' | 'running', recipe: Recipe, after: ImportState['phase']) => {
    const { file, results: before } = state.read()
    if (!file) return
    const controller = new AbortController()
    running = controller
    const results = phase === 'checking' ? [...keptResults(before)] : [...before]
    const rows = file.table.rows
      .map((row, index) => ({ row, index }))
      .filter(({ index }) => isWanted(results[index], phase))
    change({ phase, results, done: 0, total: rows.length })
    const counted = { done: 0, toldAt: 0 }
    await inTurn(rows, controller.signal, async ({ row, index }) => {
      const ask = { world, recipe, row, importId: file.importId, dryRun: phase === 'checking' }
      const result = await tried(ask, pause, controller.signal)
      if (!result) return
      results[index] = result
      counted.done += 1
      if (performance.now() - counted.toldAt < tellEvery) return
      counted.toldAt = performance.now()
      change({ done: counted.done })
    })
    if (phase === 'running') refreshAnswers(world.type)
    const isGivenUp = controller.signal.aborted && phase === 'checking'
    change({ phase: isGivenUp ? 'mapping' : after, results: [...results], done: counted.done })
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    open: async (file) => take(file.name, new Uint8Array(await file.arrayBuffer())),
    separate: async (separator) => {
      const { file } = state.read()
      if (file) await take(file.name, file.bytes, separator)
    },
    arrange: (next) => change({ ...next, phase: 'mapping', results: keptResults(state.read().results) }),
    check: (recipe) => walk('checking', recipe, 'checked'),
    run: (recipe) => walk('running', recipe, 'done'),
    retry: release,
    cancel: () => {
      running?.abort()
      release()
    },
    reset: () => change(noImport),
  }
}

/** A line is tried until its record is made, and made when it fits. */
function isWanted(result: RowResult | undefined, phase: 'checking' | 'running'): boolean {
  return phase === 'checking' ? result?.kind !== 'made' : result?.kind === 'fit'
}

/** Records that were made stay made, whatever is arranged anew. */
function keptResults(results: ImportState['results']): ImportState['results'] {
  return results.map((result) => (result?.kind === 'made' ? result : undefined))
}

type Asking = {
  readonly world: ImportWorld
  readonly recipe: Recipe
  readonly row: TableRow
  readonly importId: string
  readonly dryRun: boolean
}

/** Tries a line until the server has answered; undefined when it was called off. */
async function tried(
  asking: Asking,
  pause: (failure: SeenFailure) => Promise<void>,
  signal: AbortSignal,
): Promise<RowResult | undefined> {
  while (!signal.aborted) {
    const answered = await once(asking)
    if (!('kind' in answered)) await pause(answered.notAnswered)
    else return answered
  }
  return undefined
}

type Silent = { readonly notAnswered: SeenFailure }

async function once({ world, recipe, row, importId, dryRun }: Asking): Promise<RowResult | Silent> {
  try {
    const { body, remarks } = await buildRow(recipe, row)
    if (!body) return { kind: 'unfit', remarks }
    const idempotencyKey = await rowIdOf(importId, row.line)
    // The body is made by the recipe of the type; the compiler does not know of which.
    const input = { body, idempotencyKey, dryRun } as never
    const outcome = await sendQuietly(world.create, input)
    if (outcome.ok) return dryRun ? { kind: 'fit' } : { kind: 'made', id: outcome.value.id }
    if (passing.has(outcome.failure.kind)) return { notAnswered: outcome.failure }
    return { kind: 'unfit', remarks: refusalOf(outcome.failure, recipe) }
  } catch (error) {
    if (error instanceof NotAnswered) return { notAnswered: error.failure }
    throw error
  }
}

const passing: ReadonlySet<string> = new Set(['unreachable', 'signedOut', 'busy', 'unavailable', 'full'])

function refusalOf(failure: SeenFailure, recipe: Recipe): readonly Remark[] {
  const findings = 'findings' in failure ? (failure.findings ?? []) : []
  if (findings.length > 0) return remarksOf(findings, recipe, 'record')
  const said = 'because' in failure && failure.because !== '' ? failure.because : `failure.${failure.kind}`
  return [{ message: said }]
}

/** Each item once, in order, some at a time; what is under way when it is called off still ends. */
async function inTurn<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0
  const work = async () => {
    while (next < items.length && !signal.aborted) {
      const item = items[next]
      next += 1
      if (item !== undefined) await act(item)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
