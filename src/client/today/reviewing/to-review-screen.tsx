import { Select } from '@mantine/core'
import { IconChecks, IconFilterOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { useSearch } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { MarkReviewed } from './mark-reviewed.tsx'
import { ReviewRow } from './review-row.tsx'
import { type ToReview, useToReview } from './use-to-review.ts'
import '#client/today/looks/today.css'
import './reviewing.css'

/** The reviewer's inbox: notes of others that wait for a word before they are signed, each with what can be said of it. */
export function ToReviewScreen(): ReactNode {
  const words = useWords()
  const answer = useToReview()
  const title = words('today.screen.to-review')
  return (
    <Page title={title} beside={answer?.ok && <span className="day-count">{answer.value.notes.length}</span>}>
      {!answer && <Loading what={title} shape="rows" />}
      {answer?.ok === false && (
        <FailureNotice failure={answer.failure} onRetry={() => refreshAnswers('Note')} />
      )}
      {answer?.ok && answer.value.notes.length === 0 && (
        <EmptyState
          icon={IconChecks}
          title={words('today.none-to-review')}
          text={words('today.none-to-review-text')}
        />
      )}
      {answer?.ok && answer.value.notes.length > 0 && <Inbox {...answer.value} />}
    </Page>
  )
}

function Inbox({ notes, isWhole }: ToReview): ReactNode {
  const words = useWords()
  const [search, change] = useSearch()
  const shown = notes.filter(
    ({ author, definition }) =>
      isChosen(search.author, author.id) && isChosen(search.definition, definition.display),
  )
  return (
    <>
      <div className="review-filters">
        <Filter
          label={words('today.review-author')}
          choices={choicesOf(notes, ({ author }) => [author.id, author.display])}
          value={search.author}
          onChange={(author) => change({ author })}
        />
        <Filter
          label={words('today.review-kind')}
          choices={choicesOf(notes, ({ definition: { display } }) => [display, display])}
          value={search.definition}
          onChange={(definition) => change({ definition })}
        />
        <MarkReviewed notes={shown} />
      </div>
      <p role="status" className="day-count">
        {words('today.review-shown', { count: shown.length, all: notes.length })}
      </p>
      {shown.length === 0 && <EmptyState icon={IconFilterOff} title={words('today.review-filtered')} />}
      <ul className="sign-list" aria-label={words('today.screen.to-review')}>
        {shown.map((note) => (
          <ReviewRow key={note.id} note={note} />
        ))}
      </ul>
      {!isWhole && <p className="day-count">{words('today.review-cut')}</p>}
    </>
  )
}

type FilterProps = {
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

function Filter({ label, choices, value, onChange }: FilterProps): ReactNode {
  const words = useWords()
  return (
    <Select
      label={label}
      placeholder={words('today.review-all')}
      data={[...choices]}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      clearable
      clearButtonProps={{ 'aria-label': words('today.review-all') }}
    />
  )
}

function isChosen(wanted: string | undefined, value: string | undefined): boolean {
  return wanted === undefined || wanted === value
}

function choicesOf(
  notes: readonly Note[],
  told: (note: Note) => readonly [string | undefined, string | undefined],
): FilterProps['choices'] {
  const known = new Map(
    notes.map(told).flatMap(([value, label]) => (value ? [[value, label ?? value] as const] : [])),
  )
  return [...known]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}
