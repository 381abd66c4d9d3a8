import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import type { Editor } from '#client/resources/editing/use-editor.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { openPart } from '#client/ui/states/is-stale-chunk.ts'
import { useWasOpened } from '#client/ui/use-was-opened.ts'
import { useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { useHistory } from './use-history.ts'
import { VersionLine } from './version-line.tsx'
import './history.css'

const Comparison = lazy(() =>
  openPart(() => import('./comparison.tsx')).then((file) => ({ default: file.Comparison })),
)

const atOnce = 5

type Props = {
  readonly description: ScreenDescription
  readonly record: Row
  /** The record in work, where an older version may take its place. */
  readonly editor?: Editor
}

/** The versions of a record, newest first: what each did, when and by whom, what it changed, and what was not kept. */
export function HistoryList({ description, record, editor }: Props): ReactNode {
  const words = useWords()
  const [shown, setShown] = useState(0)
  const [compared, setCompared] = useState<string>()
  const history = useHistory(description, record.id, shown > 0)
  const { answer, metas, hasMore } = history
  const wasCompared = useWasOpened(compared !== undefined)
  const steps = answer?.ok ? answer.value : []
  const isMore = shown === 0 || shown < steps.length || hasMore
  const showMore = () => {
    setShown(shown + atOnce)
    if (hasMore && shown + atOnce > steps.length) history.more()
  }

  return (
    <section className="history" aria-label={words('history.title')}>
      <h2>{words('history.title')}</h2>
      {answer && !answer.ok && <FailureNotice failure={answer.failure} onRetry={refreshAllAnswers} />}
      {shown > 0 && !answer && <p aria-busy="true">{words('history.coming')}</p>}
      <ol className="history-list">
        {steps.slice(0, shown).map((step) =>
          step.kind === 'gap' ? (
            <li key={`gap ${step.to}`} className="history-gap">
              {words('history.gap', { from: step.from, to: step.to, count: step.to - step.from + 1 })}
            </li>
          ) : (
            <VersionLine
              key={step.meta.versionId}
              description={description}
              record={record}
              step={step}
              onCompare={() => setCompared(step.meta.versionId)}
            />
          ),
        )}
      </ol>
      {history.moreFailure && <FailureNotice failure={history.moreFailure} onRetry={history.more} />}
      {isMore && (
        <Button variant="subtle" onClick={showMore}>
          {words(shown === 0 ? 'history.show' : 'history.show-older')}
        </Button>
      )}
      {wasCompared && (
        <Suspense>
          <Comparison
            key={compared}
            description={description}
            record={record}
            metas={metas}
            chosen={compared}
            onClose={() => setCompared(undefined)}
            {...(editor ? { editor } : {})}
          />
        </Suspense>
      )}
    </section>
  )
}
