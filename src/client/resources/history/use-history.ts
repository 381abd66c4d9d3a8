import { useEffect, useMemo, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { plainId } from '#generated/operations/operations.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Meta } from '#generated/types/meta.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { type HistoryStep, stepsOf } from './history-step.ts'

/** The history of a record as far as it has come. */
export type History = {
  readonly answer: Outcome<readonly HistoryStep[]> | undefined
  readonly metas: readonly Meta[]
  readonly hasMore: boolean
  readonly moreFailure: SeenFailure | undefined
  readonly more: () => void
}

type Older = {
  readonly metas: readonly Meta[]
  readonly continuation: string | undefined
  readonly failure?: SeenFailure
}

/** Reads the kept versions of a record, deleted or not; undefined until `isWanted`. */
export function useHistory(description: ScreenDescription, id: string, isWanted: boolean): History {
  const read = plainId[description.type].history
  const input = useMemo(() => ({ id, includeDeleted: true }), [id])
  const first = useAnswer(read, isWanted ? input : undefined)
  const page = first?.ok ? first.value : undefined
  const [older, setOlder] = useState<Older>()
  useEffect(() => {
    setOlder(page ? { metas: [], continuation: page.continuation } : undefined)
  }, [page])

  const continuation = older?.continuation
  const metas = useMemo(() => [...(page?.items ?? []), ...(older?.metas ?? [])], [page, older?.metas])
  const answer = useMemo((): History['answer'] => {
    if (!first) return undefined
    return first.ok ? { ok: true, value: stepsOf(metas, continuation === undefined) } : first
  }, [first, metas, continuation])

  const more = async () => {
    if (!older || continuation === undefined) return
    const outcome = await send(read, { ...input, continuation })
    setOlder(
      outcome.ok
        ? { metas: [...older.metas, ...outcome.value.items], continuation: outcome.value.continuation }
        : { ...older, failure: outcome.failure },
    )
  }

  return {
    answer,
    metas,
    hasMore: continuation !== undefined,
    moreFailure: older?.failure,
    more: () => void more(),
  }
}
