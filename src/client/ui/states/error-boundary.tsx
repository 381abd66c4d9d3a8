import { Button } from '@mantine/core'
import { IconMoodConfuzed } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ErrorCatcher } from '#client/ui/error-catcher.tsx'
import { useWords } from '#client/ui/words.tsx'
import { EmptyState } from './empty-state.tsx'
import { isStaleChunk } from './is-stale-chunk.ts'
import { laterPart } from './later-part.tsx'
import { MissingPart } from './missing-part.tsx'

const ErrorDetails = laterPart({
  open: () => import('./failure-details.tsx'),
  pick: (file) => file.ErrorDetails,
})

type Props = {
  readonly children: ReactNode
  /** A new key clears the error, as going to another screen does. */
  readonly mountKey: string
  /** What is drawn instead of a part that could not be fetched; `again` tries once more. */
  readonly missing?: (again: () => void) => ReactNode
}

/** The state of a mistake, which holds it within its screen, so that the shell and every unsent change stay. */
export function ErrorBoundary({ children, mountKey, missing }: Props): ReactNode {
  const instead = (error: Error, again: () => void) => {
    if (!isStaleChunk(error)) return <BrokenPage error={error} />
    return missing?.(again) ?? <MissingPart onRetry={again} />
  }
  return (
    <ErrorCatcher mountKey={mountKey} instead={instead}>
      {children}
    </ErrorCatcher>
  )
}

function BrokenPage({ error }: { readonly error: Error }): ReactNode {
  const words = useWords()
  const [isDetailed, setDetailed] = useState(false)
  return (
    <>
      <EmptyState
        icon={IconMoodConfuzed}
        title={words('failure.unknown')}
        text={words('ui.work-is-kept')}
        action={
          <div className="state-actions">
            <Button variant="default" onClick={() => location.reload()}>
              {words('ui.refresh-page')}
            </Button>
            <Button variant="subtle" onClick={() => setDetailed(true)}>
              {words('ui.nerd-stuff')}
            </Button>
          </div>
        }
      />
      {isDetailed && <ErrorDetails error={error} isOpen onClose={() => setDetailed(false)} />}
    </>
  )
}
