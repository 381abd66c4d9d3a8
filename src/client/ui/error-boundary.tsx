import { Button } from '@mantine/core'
import { IconMoodConfuzed } from '@tabler/icons-react'
import { Component, lazy, type ReactNode, Suspense, useState } from 'react'
import { EmptyState } from './empty-state.tsx'
import { MissingPart } from './missing-part.tsx'
import { isStaleChunk, openPart } from './stale-chunk.ts'
import { useWords } from './words.tsx'

const ErrorDetails = lazy(() =>
  openPart(() => import('./failure-details.tsx')).then((file) => ({ default: file.ErrorDetails })),
)

type Props = {
  readonly children: ReactNode
  /** A new key clears the error, as going to another screen does. */
  readonly mountKey: string
  /** What is drawn instead of a part that could not be fetched; `again` tries once more. */
  readonly missing?: (again: () => void) => ReactNode
}

type State = { readonly error: Error | undefined; readonly mountKey: string }

/** Holds a screen's mistake, so that the shell and every unsent change stay. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, mountKey: this.props.mountKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    if (props.mountKey === state.mountKey) return null
    return { error: undefined, mountKey: props.mountKey }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    if (!isStaleChunk(error)) return <BrokenPage error={error} />
    const again = () => this.setState({ error: undefined })
    return this.props.missing?.(again) ?? <MissingPart onRetry={again} />
  }
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
      {isDetailed && (
        <Suspense fallback={null}>
          <ErrorDetails error={error} isOpen onClose={() => setDetailed(false)} />
        </Suspense>
      )}
    </>
  )
}
