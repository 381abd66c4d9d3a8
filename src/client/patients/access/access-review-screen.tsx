import type { ReactNode } from 'react'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { ForcedAccessList } from './forced-access-list.tsx'
import { useForcedAccesses } from './use-forced-accesses.ts'
import './access.css'

/** The privacy officer's review of accesses that were forced: those that wait for a verdict, each with the way to give it. */
export function AccessReviewScreen(): ReactNode {
  const words = useWords()
  const { answer, look } = useForcedAccesses({ open: true })
  return (
    <Page title={words('patients.screen.access-review')}>
      <div className="access">
        <p>{words('patients.access-review-text')}</p>
        <Answered
          answer={answer}
          what={words('patients.screen.access-review')}
          onRetry={look}
          isEmpty={({ accesses }) => accesses.length === 0}
          empty={<p className="access-empty">{words('patients.access-review-none')}</p>}
        >
          {({ accesses }) => <ForcedAccessList accesses={accesses} namesPatient onReviewed={look} />}
        </Answered>
      </div>
    </Page>
  )
}
