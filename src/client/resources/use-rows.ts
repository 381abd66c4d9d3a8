import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Filter, Paging } from '#client/api/operation-types.ts'
import { send } from '#client/api/send.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import type { PlainId, Row } from './description.ts'

const pageSize = 100

/** What is asked for. */
export type Asked = {
  readonly query: PlainId<'query'>
  readonly filters: readonly Filter[]
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' }
}

/** The rows that have come so far, and how to get more; the total is known as soon as the server has counted. */
export type Rows = {
  readonly answer: Outcome<readonly Row[]> | undefined
  readonly total: number | undefined
  readonly hasMore: boolean
  readonly isMoreComing: boolean
  readonly moreFailure: SeenFailure | undefined
  readonly more: () => void
  readonly again: () => void
}

type Later = {
  readonly rows: readonly Row[]
  readonly continuation: string | undefined
  readonly failure?: SeenFailure
}

type Pages = { readonly items: readonly unknown[]; readonly continuation?: string; readonly total?: number }

/** Reads the first page and keeps it fresh, and goes on by continuation when more is wanted. */
export function useRows({ query, filters, sort }: Asked): Rows {
  const input = useMemo(
    () => ({ filters, pageSize, orderBy: sort.field, order: sort.order, isCrossPartition: true }),
    [filters, sort.field, sort.order],
  )
  const counting = useMemo(() => ({ filters, isCountOnly: true, isCrossPartition: true }), [filters])
  const first = useAnswer(query, input) as Outcome<Pages> | undefined
  const count = useAnswer(query, counting) as Outcome<Pages> | undefined
  const page = first?.ok ? first.value : undefined
  const { later, isMoreComing, read } = useLater(query, input, page)

  const answer = useMemo((): Rows['answer'] => {
    if (!first) return undefined
    return first.ok ? { ok: true, value: [...(first.value.items as readonly Row[]), ...later.rows] } : first
  }, [first, later.rows])

  return {
    answer,
    total: count?.ok ? count.value.total : undefined,
    hasMore: later.continuation !== undefined,
    isMoreComing,
    moreFailure: later.failure,
    more: read,
    again: () => {
      askAgain(query, input)
      askAgain(query, counting)
    },
  }
}

/** The pages after the first; a fresh first page begins them anew. */
function useLater(
  query: PlainId<'query'>,
  input: Paging & { readonly filters: readonly Filter[] },
  page: Pages | undefined,
) {
  const start = useMemo((): Later => ({ rows: [], continuation: page?.continuation }), [page])
  const [state, setState] = useState({ start, later: start, isMoreComing: false })
  const current = state.start === start ? state : { start, later: start, isMoreComing: false }
  const newest = useRef(current)
  useEffect(() => {
    newest.current = current
  })

  const read = useCallback(() => {
    const { later, isMoreComing } = newest.current
    if (isMoreComing || later.continuation === undefined) return
    const coming = { start, later, isMoreComing: true }
    newest.current = coming
    setState(coming)
    send(query, { ...input, continuation: later.continuation }).then((outcome) => {
      const next = laterOf(later, outcome as Outcome<Pages>)
      setState((now) => (now.start === start ? { start, later: next, isMoreComing: false } : now))
    })
  }, [query, input, start])

  return { ...current, read }
}

function laterOf(before: Later, outcome: Outcome<Pages>): Later {
  if (!outcome.ok) return { ...before, failure: outcome.failure }
  const { items, continuation } = outcome.value
  return { rows: [...before.rows, ...(items as readonly Row[])], continuation }
}
