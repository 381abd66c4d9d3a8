import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useIsConnected } from '#client/api/use-is-connected.ts'
import { OfflineWord } from '#client/scheduling/owed/offline-word.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeriesSteps } from './use-series-act.ts'

type Props = {
  readonly steps: SeriesSteps
  /** What leads to the plan. */
  readonly label: string
  readonly onClose: () => void
}

/** The end of the first step: leave everything as it is, or see what would become of it. Whoever comes back from the plan is here again. */
export function StepEnd({ steps, label, onClose }: Props): ReactNode {
  const words = useWords()
  const isConnected = useIsConnected()
  const submit = useRef<HTMLButtonElement>(null)
  const { isBusy, wasPlanned, failure } = steps
  useEffect(() => {
    if (wasPlanned) submit.current?.focus()
  }, [wasPlanned])

  useShortcut('mod+Enter', () => submit.current?.form?.requestSubmit(submit.current), 'series.key-show')

  return (
    <>
      {isConnected && failure && <FailureNotice failure={failure} />}
      <OfflineWord says="series.offline" />
      <div className="booking-end">
        <Button variant="default" onClick={onClose}>
          {words('series.leave')}
        </Button>
        <Button
          ref={submit}
          type="submit"
          loading={isBusy}
          disabled={!isConnected}
          aria-keyshortcuts="Control+Enter"
        >
          {label}
        </Button>
      </div>
    </>
  )
}
