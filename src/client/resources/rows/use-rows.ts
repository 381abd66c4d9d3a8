import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { send } from '#client/api/send.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { PlainId } from '#generated/operations/operations.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import type { Row } from './use-description.ts'

/** The first page fills a screen and comes quickly; those after it are read while somebody scrolls. */
const firstPageSize = 50
const pageSize = 200
/** Counting waits until nothing has been typed for so long: it must not stand in the way of the next answer. */
const restMilliseconds = 300

/** What is asked for. */
export type RowsQuery = {
  readonly query: PlainId<'query'>
  readonly filters: readonly Filter[]
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' }
  readonly includeDeleted: boolean
}

/** The rows that have come so far, and how to get more; the total is known as soon as the server has counted. */
export type Rows = {
  readonly answer: Outcome<readonly Row[]> | undefined
  /** Something else is asked for, and what was asked for before is still shown. */
  readonly isComing: boolean
  readonly total: number | undefined
  readonly hasMore: boolean
  readonly isMoreComing: boolean
  readonly moreFailure: SeenFailure | undefined
  readonly more: () => void
  readonly again: () => void
  /** Shows rows as they have just been stored or kept, until a newer version of them is read. */
  readonly lay: (rows: readonly Row[]) => void
}

type Later = {
  readonly rows: readonly Row[]
  readonly continuation: string | undefined
  readonly failure?: SeenFailure
}

type Pages = { readonly items: readonly Row[]; readonly continuation?: string; readonly total?: number }

type Held = { readonly asked: QueryCall; readonly first: Outcome<Pages> | undefined }

/** Reads the first page and keeps it fresh, and goes on by continuation when more is wanted. */
export function useRows({ query, filters, sort, includeDeleted }: RowsQuery): Rows {
  const input = useMemo(
    () => ({
      filters,
      pageSize: firstPageSize,
      orderBy: sort.field,
      order: sort.order,
      crossPartition: true,
      includeDeleted,
    }),
    [filters, sort.field, sort.order, includeDeleted],
  )
  const { asked, first } = useFirst(query, input)
  const page = first?.ok ? first.value : undefined
  const counting = useMemo(
    (): QueryCall => ({
      filters: asked.filters,
      prefer: 'minimal',
      crossPartition: true,
      includeDeleted: asked.includeDeleted === true,
    }),
    [asked],
  )
  const isOnePage = page?.continuation === undefined
  const isResting = useResting(counting)
  const count = useAnswer(query, isOnePage || !isResting ? undefined : counting)
  const { later, isMoreComing, read } = useLater(query, asked, page)

  const [laid, setLaid] = useState<ReadonlyMap<string, Row>>(new Map())
  const answer = useMemo((): Rows['answer'] => {
    if (!first?.ok) return first
    const read = joined(first.value.items, later.rows).map(newest(laid))
    const isShown = ({ meta }: Row) => asked.includeDeleted === true || !meta.isDeleted
    return { ok: true, value: laid.size === 0 ? read : read.filter(isShown) }
  }, [first, later.rows, laid, asked])

  return {
    answer,
    total: totalOf(page, count),
    isComing: asked !== input,
    hasMore: later.continuation !== undefined,
    isMoreComing,
    moreFailure: later.failure,
    more: read,
    again: () => {
      askAgain(query, asked)
      askAgain(query, counting)
    },
    lay: useCallback((rows: readonly Row[]) => {
      setLaid((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]))
    }, []),
  }
}

/** A row may have moved from one page to the other between two readings; it is shown once. */
function joined(first: readonly Row[], later: readonly Row[]): readonly Row[] {
  if (later.length === 0) return first
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...later.filter(({ id }) => !known.has(id))]
}

function newest(laid: ReadonlyMap<string, Row>): (row: Row) => Row {
  return (row) => {
    const other = laid.get(row.id)
    return other && BigInt(other.meta.versionId) >= BigInt(row.meta.versionId) ? other : row
  }
}

/**
 * The first page of what is asked for. While it is on its way, what was asked for before stays; what is asked for
 * meanwhile waits until it is there, so that quick typing asks for the newest text only.
 */
function useFirst(query: PlainId<'query'>, input: QueryCall) {
  const [asking, setAsking] = useState(input)
  const answer = useAnswer(query, asking)
  const [held, setHeld] = useState<Held>({ asked: asking, first: answer })
  if (answer && (held.first !== answer || held.asked !== asking)) setHeld({ asked: asking, first: answer })
  if (answer && asking !== input) setAsking(input)
  return held
}

/** A page without a next one counts itself. */
function totalOf(page: Pages | undefined, count: Outcome<Pages> | undefined): number | undefined {
  if (page && page.continuation === undefined) return page.items.length
  return count?.ok ? count.value.total : undefined
}

/** Whether the value has been the same for a while. */
function useResting(value: unknown): boolean {
  const [rested, setRested] = useState<unknown>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMilliseconds)
    return () => clearTimeout(timer)
  }, [value])
  return rested === value
}

/** The pages after the first; another question begins them anew, the same first page read again keeps them. */
function useLater(query: PlainId<'query'>, input: QueryCall, page: Pages | undefined) {
  const start = useMemo((): Later => ({ rows: [], continuation: page?.continuation }), [page])
  const [state, setState] = useState({ input, start, later: start, isMoreComing: false })
  const isKept = state.input === input && (state.start === start || state.later.rows.length > 0)
  const current = isKept ? state : { input, start, later: start, isMoreComing: false }
  const newest = useRef(current)
  useEffect(() => {
    newest.current = current
  })

  const read = useCallback(() => {
    const { later, isMoreComing } = newest.current
    if (isMoreComing || later.continuation === undefined) return
    const coming = { input, start, later, isMoreComing: true }
    newest.current = coming
    setState(coming)
    send(query, { ...input, pageSize, continuation: later.continuation }).then((outcome) => {
      const next = laterOf(later, outcome)
      // Whoever scrolls goes first: what has come is drawn in between.
      startTransition(() => {
        setState((now) => (now.input === input ? { ...now, later: next, isMoreComing: false } : now))
      })
    })
  }, [query, input, start])

  return { ...current, read }
}

function laterOf(before: Later, outcome: Outcome<Pages>): Later {
  if (!outcome.ok) return { ...before, failure: outcome.failure }
  const { items, continuation } = outcome.value
  return { rows: [...before.rows, ...items], continuation }
}
