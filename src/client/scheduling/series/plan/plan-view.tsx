import { Button, Checkbox, Radio } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useIsConnected } from '#client/api/use-is-connected.ts'
import { OfflineWord } from '#client/scheduling/owed/offline-word.tsx'
import { useKeyboardScroll } from '#client/ui/keys/use-keyboard-scroll.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { PlanList } from './plan-list.tsx'
import { doneRowCount, type PlanRow, rowCounts, rowsByHand } from './plan-row.ts'
import type { SeriesAct } from './series-act.ts'
import { useFateWord } from './use-fate-word.ts'
import type { SeriesSteps } from './use-series-act.ts'

type Shown = NonNullable<SeriesSteps['shown']>

type Props = {
  readonly act: SeriesAct
  readonly steps: SeriesSteps
  readonly shown: Shown
  /** The appointment from which the series is seen, and its zone. */
  readonly anchor: { readonly id: string; readonly timezone: string }
  /** What else is to be known before it is done. */
  readonly beside?: ReactNode
}

/** The plan of an act on a series: how many of each fate, every date, what may still be chosen, and doing it. Afterwards what was done. */
export function PlanView({ act, steps, shown, anchor, beside }: Props): ReactNode {
  const words = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const { rows, isDone } = shown
  const { usual, byHand } = rowsByHand(rows, anchor.id)
  const lists = { timezone: anchor.timezone, telling: { act, isDone } }
  useKeyboardScroll(scroller)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done is told like a new plan
  useEffect(() => heading.current?.focus(), [isDone])

  return (
    <section className="booking" aria-busy={steps.isBusy || undefined}>
      <h3 ref={heading} tabIndex={-1} className="series-heading">
        {isDone ? words('series.done-otherwise') : words('series.dates', { count: rows.length })}
      </h3>
      <Counts rows={rows} act={act} isDone={isDone} />
      {beside}
      <div className="series-scroll" ref={scroller}>
        <PlanList rows={usual} label={words('series.dates', { count: usual.length })} {...lists} />
      </div>
      {byHand.length > 0 && (
        <section className="series-by-hand">
          {!isDone && <ByHandChoice act={act} steps={steps} shown={shown} count={byHand.length} />}
          <PlanList rows={byHand} label={words('series.by-hand', { count: byHand.length })} {...lists} />
        </section>
      )}
      {!isDone && shown.canConfirm && (
        <Checkbox
          label={words('series.confirm')}
          checked={shown.choices.confirmed}
          disabled={steps.isBusy}
          onChange={(event) => steps.plan({ ...shown.choices, confirmed: event.currentTarget.checked })}
        />
      )}
      <PlanEnd act={act} steps={steps} shown={shown} />
    </section>
  )
}

type CountsProps = { readonly rows: readonly PlanRow[]; readonly act: SeriesAct; readonly isDone: boolean }

function Counts({ rows, act, isDone }: CountsProps): ReactNode {
  const words = useWords()
  const fateWord = useFateWord({ act, isDone })
  return (
    <ul className="series-counts">
      {rowCounts(rows).map(({ fate, count }) => (
        <li key={fate} data-fate={fate}>
          {words('series.count-of', { fate: fateWord({ fate }), count })}
        </li>
      ))}
    </ul>
  )
}

type ChoiceProps = Pick<Props, 'act' | 'steps' | 'shown'> & { readonly count: number }

/** Those that somebody has changed by hand are kept unless this says otherwise. */
function ByHandChoice({ act, steps, shown, count }: ChoiceProps): ReactNode {
  const words = useWords()
  const { choices } = shown
  return (
    <Radio.Group
      label={words('series.by-hand', { count })}
      value={choices.overwrite ? 'overwrite' : 'keep'}
      onChange={(value) => steps.plan({ ...choices, overwrite: value === 'overwrite' })}
    >
      <Radio value="keep" label={words('series.by-hand-keep')} />
      <Radio
        value="overwrite"
        label={words(act === 'cancel' ? 'series.by-hand-cancel' : 'series.by-hand-change')}
      />
    </Radio.Group>
  )
}

const performIds = {
  repeat: 'series.make',
  change: 'series.change-them',
  cancel: 'series.cancel-them',
} as const

function PlanEnd({ act, steps, shown }: Pick<Props, 'act' | 'steps' | 'shown'>): ReactNode {
  const words = useWords()
  const isConnected = useIsConnected()
  const { isBusy, failure, back, perform, finish } = steps
  const count = doneRowCount(shown.rows)
  const mayPerform = isConnected && !isBusy && count > 0
  useShortcut('mod+Enter', () => (shown.isDone ? finish() : mayPerform && perform()), 'series.key-perform')
  if (shown.isDone)
    return (
      <div className="booking-end">
        <Button onClick={finish}>{words('series.close')}</Button>
      </div>
    )

  return (
    <>
      {count === 0 && <p role="status">{words('series.nothing-to-do')}</p>}
      {isConnected && failure && <FailureNotice failure={failure} />}
      <OfflineWord says="series.offline" />
      <div className="booking-end">
        <Button variant="default" onClick={back} disabled={isBusy}>
          {words('series.back')}
        </Button>
        <Button
          {...(act === 'cancel' && { color: 'red.9' })}
          loading={isBusy}
          disabled={!isConnected || count === 0}
          onClick={perform}
          aria-keyshortcuts="Control+Enter"
        >
          {words(performIds[act], { count })}
        </Button>
      </div>
    </>
  )
}
