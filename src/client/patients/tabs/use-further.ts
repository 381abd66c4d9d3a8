import { useEffect, useRef, useState } from 'react'
import type { AwaitedAnswer } from '#client/ui/states/answered.tsx'
import type { Page } from '#generated/operations/plain.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** Rows page after page: those that have come, and the way to further ones. */
export type Further<Row> = {
  readonly rows: readonly Row[]
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly failure: SeenFailure | undefined
  readonly load: () => Promise<void>
}

type More<Row> = { readonly items: readonly Row[]; readonly continuation: string | undefined }

/** The further pages of a list; they begin again whenever the first page does. */
export function useFurther<Row>(
  first: AwaitedAnswer<Page<Row>>,
  ask: (continuation: string) => Promise<Outcome<Page<Row>>>,
): Further<Row> {
  const [more, setMore] = useState<More<Row>>({ items: [], continuation: undefined })
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const current = useRef(first)
  const start = first?.ok ? first.value : undefined

  useEffect(() => {
    current.current = first
    setMore({ items: [], continuation: first?.ok ? first.value.continuation : undefined })
    setFailure(undefined)
  }, [first])

  const load = async () => {
    if (more.continuation === undefined || isLoading) return
    setLoading(true)
    const outcome = await ask(more.continuation)
    setLoading(false)
    if (current.current !== first) return
    if (!outcome.ok) return setFailure(outcome.failure)
    setFailure(undefined)
    setMore({ items: [...more.items, ...outcome.value.items], continuation: outcome.value.continuation })
  }
  const rows = [...(start?.items ?? []), ...more.items]
  return { rows, hasMore: more.continuation !== undefined, isLoading, failure, load }
}
