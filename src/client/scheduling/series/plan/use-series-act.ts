import { useState } from 'react'
import type { SeriesRow } from '#generated/types/series-row.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { areRowsAsPlanned, hasConfirmableRows, type PlanRow, rowsWithClashes } from './plan-row.ts'

/** What may be chosen while the plan is seen. */
export type PlanChoices = { readonly confirmed: boolean; readonly overwrite: boolean }

/** How the server is asked: only for the plan, or to do it. */
export type ActWish = PlanChoices & { readonly planOnly: boolean }

type Answered = Outcome<{ readonly rows: readonly SeriesRow[] }>

type Shown = {
  readonly rows: readonly PlanRow[]
  readonly choices: PlanChoices
  /** Something that is in the way of one may be confirmed. */
  readonly canConfirm: boolean
  readonly isDone: boolean
}

const cautious: PlanChoices = { confirmed: false, overwrite: false }

/** An act on a series in its steps: the plan is asked for and seen, then it is done; what became of it is shown where that is not what was planned. */
export type SeriesSteps = ReturnType<typeof useSeriesAct>

/** See `SeriesSteps`. `onDone` hears what was done, once: as soon as nothing more has to be told about it. */
export function useSeriesAct(
  ask: (wish: ActWish) => Promise<Answered>,
  heard: { readonly stored: () => void; readonly onDone: (rows: readonly SeriesRow[]) => void },
) {
  const [shown, setShown] = useState<Shown>()
  const [isBusy, setBusy] = useState(false)
  const [wasPlanned, setPlanned] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const plan = async (choices: PlanChoices = cautious) => {
    setBusy(true)
    if (shown) setShown({ ...shown, choices })
    const planned = await planOf(ask, choices)
    setBusy(false)
    setFailure(planned.ok ? undefined : planned.failure)
    if (!planned.ok) return setShown(shown)
    setShown(planned.value)
    setPlanned(true)
  }

  const perform = async () => {
    if (!shown || isBusy) return
    setBusy(true)
    const outcome = await ask({ ...shown.choices, planOnly: false })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (!outcome.ok) return
    const { rows } = outcome.value
    heard.stored()
    if (areRowsAsPlanned(shown.rows, rows)) return heard.onDone(rows)
    setShown({ ...shown, rows, isDone: true })
  }

  const back = () => {
    setShown(undefined)
    setFailure(undefined)
  }
  const finish = () => shown && heard.onDone(shown.rows)
  return { shown, isBusy, wasPlanned, failure, plan, perform, back, finish }
}

async function planOf(
  ask: (wish: ActWish) => Promise<Answered>,
  choices: PlanChoices,
): Promise<Outcome<Shown>> {
  const cautiously = await ask({ ...choices, confirmed: false, planOnly: true })
  if (!cautiously.ok) return cautiously
  const answered = choices.confirmed ? await ask({ ...choices, planOnly: true }) : cautiously
  if (!answered.ok) return answered
  const rows = rowsWithClashes(answered.value.rows, choices.confirmed ? cautiously.value.rows : [])
  const told = { choices, canConfirm: hasConfirmableRows(cautiously.value.rows), isDone: false }
  return { ok: true, value: { rows, ...told } }
}
