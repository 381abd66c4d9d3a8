import { Button, Progress } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { ListProps } from '#client/resources/views/list-props.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
import type { BulkAct } from './bulk-act.ts'
import { BulkChoice } from './bulk-choice.tsx'
import { BulkResults } from './bulk-results.tsx'
import type { RowSelection } from './collect-rows.ts'
import { type Bulk, type BulkState, useBulk } from './use-bulk.ts'

type Props = ListProps & { readonly wanted: RowSelection; readonly onClose: () => void }

/** One change for many rows: chosen, tried on the server, looked at, done. */
export function BulkDialog({ description, wanted, ticks, rows, onClose }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const locale = useLocale()
  const [act, setAct] = useState<BulkAct>()
  const bulk = useBulk({ description, wanted, ticks, rows })
  const { state } = bulk
  const count = new Intl.NumberFormat(locale).format(ticks.count)
  const close = () => {
    bulk.stop()
    if (state.kind === 'ran') ticks.clear()
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      size="xl"
      title={words('resources.bulk-title', { count, types: labels(description.pluralId) })}
    >
      {state.kind === 'choosing' && (
        <>
          {state.failure && <FailureNotice failure={state.failure} />}
          <BulkChoice
            description={description}
            before={act}
            onChosen={(chosen) => {
              setAct(chosen)
              void bulk.tryOut(chosen)
            }}
          />
        </>
      )}
      {'done' in state && <Going state={state} onStop={bulk.stop} />}
      {'results' in state && act && (
        <>
          <BulkResults
            description={description}
            isTrial={state.kind === 'tried'}
            results={state.results}
            left={state.left}
          />
          <NextSteps bulk={bulk} state={state} act={act} onClose={close} />
        </>
      )}
    </Dialog>
  )
}

type GoingProps = {
  readonly state: Extract<BulkState, { readonly done: number }>
  readonly onStop: () => void
}

function Going({ state, onStop }: GoingProps): ReactNode {
  const words = useWords()
  const { kind, done, total, isStopping } = state
  const label = words(kind === 'reading' ? 'resources.bulk-reading' : goingText(kind), { done, total })
  return (
    <div className="bulk-going">
      <p role="status">{isStopping ? words('resources.bulk-stopping') : label}</p>
      <Progress.Root>
        <Progress.Section value={total === 0 ? 0 : (done / total) * 100} aria-label={label} />
      </Progress.Root>
      <div className="state-actions">
        <Button variant="default" onClick={onStop} disabled={isStopping}>
          {words('resources.bulk-stop')}
        </Button>
      </div>
    </div>
  )
}

function goingText(kind: 'trying' | 'running') {
  return kind === 'trying' ? 'resources.bulk-trying' : 'resources.bulk-running'
}

type NextProps = {
  readonly bulk: Bulk
  readonly state: Extract<BulkState, { readonly kind: 'tried' | 'ran' }>
  readonly act: BulkAct
  readonly onClose: () => void
}

function NextSteps({ bulk, state, act, onClose }: NextProps): ReactNode {
  const words = useWords()
  const countOf = (is: string) => state.results.filter((result) => result.state === is).length
  const changed = countOf('changed')
  const refused = countOf('refused')

  if (state.kind === 'tried')
    return (
      <div className="state-actions">
        <Button variant="default" onClick={bulk.back}>
          {words('resources.bulk-back')}
        </Button>
        <Button disabled={changed === 0} onClick={() => void bulk.run(act)} data-autofocus>
          {words('resources.bulk-run', { count: changed })}
        </Button>
      </div>
    )
  return (
    <div className="state-actions">
      {refused > 0 && (
        <Button variant="default" onClick={() => void bulk.retry(act)}>
          {words('resources.bulk-retry', { count: refused })}
        </Button>
      )}
      <Button onClick={onClose}>{words('resources.bulk-done')}</Button>
    </div>
  )
}
