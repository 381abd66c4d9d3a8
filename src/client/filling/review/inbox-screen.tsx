import { SegmentedControl } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { PacketInbox } from '#client/filling/sent/packet-inbox.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered, knownOf } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import { InboxTable } from './inbox-table.tsx'
import { MarkAll } from './mark-all.tsx'
import '#client/filling/pages/filling.css'

const mostShown = 100

/** The inbox of answers: what came back to the reader's patients and nobody has reviewed, those with open alerts first; and what was reviewed. */
export function InboxScreen(): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const [isReviewed, setReviewed] = useState(false)
  const waiting = useAnswer(
    'questionnaireResponse.query',
    useMemo(() => queryFor(false), []),
  )
  const past = useAnswer(
    'questionnaireResponse.query',
    useMemo(() => (isReviewed ? queryFor(true) : undefined), [isReviewed]),
  )
  const known = knownOf(waiting)
  const total = known?.total
  return (
    <Page
      title={words('filling.screen.inbox')}
      beside={
        total !== undefined && (
          <span className="filling-quiet">{words('filling.waiting', { count: total })}</span>
        )
      }
      toolbar={
        <>
          {may('QuestionnaireResponse:Create') && (
            <ScreenLink to="/answers-from-file">{words('filling.screen.from-file')}</ScreenLink>
          )}
          {!isReviewed && known && (
            <MarkAll responses={known.items} total={known.total ?? known.items.length} />
          )}
          <SegmentedControl
            aria-label={words('filling.which')}
            value={isReviewed ? 'reviewed' : 'waiting'}
            onChange={(value) => setReviewed(value === 'reviewed')}
            data={[
              { value: 'waiting', label: words('filling.to-review') },
              { value: 'reviewed', label: words('filling.done') },
            ]}
          />
        </>
      }
    >
      <Answered
        answer={isReviewed ? past : waiting}
        what={words('filling.screen.inbox')}
        shape="rows"
        onRetry={() => refreshAnswers('QuestionnaireResponse')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={IconInbox}
            title={words(isReviewed ? 'filling.none-reviewed' : 'filling.nothing-waits')}
          />
        }
      >
        {({ items }) => <InboxTable responses={items} />}
      </Answered>
      {!isReviewed && may('PacketResponse:Read') && <PacketInbox />}
    </Page>
  )
}

/** The newest finished answers of all patients within reach, reviewed or not. */
function queryFor(isReviewed: boolean): QueryCall {
  return {
    filters: [
      { field: 'status', op: 'in', value: ['Final', 'Amended'] },
      { field: 'reviewed.at', op: 'exists', value: isReviewed },
    ],
    crossPartition: true,
    orderBy: 'authored',
    order: 'desc',
    pageSize: mostShown,
    total: true,
  }
}
