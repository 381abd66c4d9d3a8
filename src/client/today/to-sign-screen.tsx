import { IconChecks } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { ToSignList } from './to-sign-list.tsx'
import { useToSign } from './use-day.ts'
import { WaitingNotes } from './waiting/waiting-notes.tsx'
import './looks/today.css'

/** All notes that wait for the person who is signed in. */
export function ToSignScreen(): ReactNode {
  const words = useWords()
  const answer = useToSign()
  const { mayDo } = usePermissions()
  return (
    <Page
      title={words('today.screen.to-sign')}
      beside={answer?.ok && <span className="day-count">{answer.value.items.length}</span>}
      toolbar={<ScreenLink to="/notes/to-review">{words('today.screen.to-review')}</ScreenLink>}
    >
      <Body answer={answer} />
      {mayDo('note.sign') && <WaitingNotes />}
    </Page>
  )
}

function Body({ answer }: { readonly answer: ReturnType<typeof useToSign> }): ReactNode {
  const words = useWords()
  if (!answer) return <Loading what={words('today.screen.to-sign')} shape="rows" />
  if (!answer.ok) return <FailureNotice failure={answer.failure} onRetry={() => refreshAnswers('Note')} />
  if (answer.value.items.length === 0)
    return (
      <EmptyState icon={IconChecks} title={words('today.all-signed')} text={words('today.all-signed-text')} />
    )
  return <ToSignList notes={answer.value.items} />
}
