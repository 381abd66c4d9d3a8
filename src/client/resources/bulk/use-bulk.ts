import { useEffect, useRef, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import type { Rows } from '#client/resources/rows/use-rows.ts'
import type { Ticks } from '#client/resources/rows/use-ticks.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import type { BulkAct } from './bulk-act.ts'
import { collectRows, type RowSelection } from './collect-rows.ts'
import { type BulkResult, performAct, readNewest } from './perform-act.ts'
import { runAll } from './run-all.ts'

/** Where a change of many rows stands. */
export type BulkState =
  | { readonly kind: 'choosing'; readonly failure?: SeenFailure }
  | {
      readonly kind: 'reading' | 'trying' | 'running'
      readonly done: number
      readonly total: number
      readonly isStopping: boolean
    }
  | {
      readonly kind: 'tried' | 'ran'
      readonly results: readonly BulkResult[]
      /** Stopped before everything was looked at or done. */
      readonly left: number
    }

/** A change of many rows: tried first, then done, and what was refused tried again. */
export type Bulk = {
  readonly state: BulkState
  readonly tryOut: (act: BulkAct) => Promise<void>
  readonly run: (act: BulkAct) => Promise<void>
  readonly retry: (act: BulkAct) => Promise<void>
  readonly stop: () => void
  readonly back: () => void
}

const atOnce = 4
/** How often the progress is drawn. */
const tellMilliseconds = 100

type Asked = {
  readonly description: ScreenDescription
  readonly wanted: RowSelection
  readonly ticks: Ticks
  readonly rows: Rows
}

/** The state of the dialog; leaving it stops what is under way. */
export function useBulk({ description, wanted, ticks, rows }: Asked): Bulk {
  const [state, setState] = useState<BulkState>({ kind: 'choosing' })
  const stopping = useRef(new AbortController())
  useEffect(() => () => stopping.current.abort(), [])

  const go = async (
    kind: 'trying' | 'running',
    act: BulkAct,
    { from, kept }: { readonly from: readonly Row[]; readonly kept: readonly BulkResult[] },
  ) => {
    const { signal } = stopping.current
    const results: BulkResult[] = []
    const tell = () =>
      setState({ kind, done: results.length, total: from.length, isStopping: signal.aborted })
    const one = async (row: Row) => {
      results.push(await performAct({ description, act, dryRun: kind === 'trying' }, row))
    }
    tell()
    const telling = setInterval(tell, tellMilliseconds)
    await runAll(from, one, { atOnce, signal })
    clearInterval(telling)
    if (kind === 'running') {
      rows.lay(results.flatMap(({ state: is, row }) => (is === 'changed' ? [row] : [])))
      refreshAnswers(description.type)
    }
    const left = from.length - results.length
    setState({ kind: kind === 'trying' ? 'tried' : 'ran', results: [...kept, ...results], left })
  }

  const begin = () => {
    stopping.current = new AbortController()
    return stopping.current.signal
  }
  const resultsOf = () => ('results' in state ? state.results : [])

  return {
    state,
    tryOut: async (act) => {
      const from = await chosenRows({ wanted, ticks, rows }, setState, begin())
      if (from) await go('trying', act, { from, kept: [] })
    },
    run: async (act) => {
      begin()
      const from = resultsOf().flatMap(({ state: is, row }) => (is === 'changed' ? [row] : []))
      await go('running', act, { from, kept: [] })
    },
    retry: async (act) => {
      begin()
      const refused = resultsOf().filter(({ state: is }) => is === 'refused')
      const kept = resultsOf().filter(({ state: is }) => is !== 'refused')
      const from = await Promise.all(refused.map(({ row }) => readNewest(description, row)))
      await go('running', act, { from, kept })
    },
    stop: () => {
      stopping.current.abort()
      setState((now) => ('isStopping' in now ? { ...now, isStopping: true } : now))
    },
    back: () => setState({ kind: 'choosing' }),
  }
}

/** The rows that are ticked; all that fit are read first, page by page. */
async function chosenRows(
  { wanted, ticks, rows }: Omit<Asked, 'description'>,
  tellState: (state: BulkState) => void,
  signal: AbortSignal,
): Promise<readonly Row[] | undefined> {
  if (!ticks.isAll) return rows.answer?.ok ? rows.answer.value.filter(({ id }) => ticks.has(id)) : []
  const total = ticks.count
  const tell = (done: number) => tellState({ kind: 'reading', done, total, isStopping: signal.aborted })
  tell(0)
  const collected = await collectRows(wanted, tell, signal)
  if (!collected.ok) tellState({ kind: 'choosing', failure: collected.failure })
  return collected.ok ? collected.value : undefined
}
