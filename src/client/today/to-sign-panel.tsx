import { IconChecks } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { ToSignList } from './to-sign-list.tsx'
import { useToSign } from './use-day.ts'

const mostShown = 6

/** Beside the day: the notes that wait, those due first. */
export function ToSignPanel(): ReactNode {
  const words = useWords()
  return (
    <section aria-labelledby="to-sign">
      <h2 id="to-sign" className="panel-title">
        {words('today.screen.to-sign')}
      </h2>
      <Waiting />
    </section>
  )
}

function Waiting(): ReactNode {
  const words = useWords()
  const answer = useToSign()

  if (!answer) return <Loading what={words('today.screen.to-sign')} />
  if (!answer.ok) return <FailureNotice failure={answer.failure} onRetry={() => refreshAnswers('Note')} />
  const notes = answer.value.items
  if (notes.length === 0)
    return (
      <EmptyState icon={IconChecks} title={words('today.all-signed')} text={words('today.all-signed-text')} />
    )

  return (
    <>
      <p className="day-count">{words('today.to-sign-count', { count: notes.length })}</p>
      <ToSignList notes={notes.slice(0, mostShown)} />
      {notes.length > mostShown && (
        <ScreenLink to="/notes/to-sign" className="panel-more">
          {words('today.all-to-sign')}
        </ScreenLink>
      )}
    </>
  )
}
