import type { ReactNode } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import type { Outcome } from '#shared/outcome/outcome.ts'

type Props = { readonly title: string; readonly answers: readonly (Outcome<unknown> | undefined)[] }

/** The page of a definition until everything that it needs has come, or why it cannot be had. */
export function OpeningPage({ title, answers }: Props): ReactNode {
  const refused = answers.find((answer) => answer && !answer.ok)
  return (
    <Page title={title}>
      {refused && !refused.ok ? (
        <FailureNotice failure={refused.failure} onRetry={refreshAllAnswers} />
      ) : (
        <Loading what={title} />
      )}
    </Page>
  )
}
