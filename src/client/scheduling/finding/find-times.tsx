import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useIsConnected } from '#client/api/use-is-connected.ts'
import { OfflineWord } from '#client/scheduling/owed/offline-word.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import type { AskedOf } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { FreeTime } from '#generated/types/free-time.ts'
import type { BookablePlace, TimesStart } from './time-fields.ts'
import { type NamedTime, TimeList } from './time-list.tsx'
import { TimeQuestions } from './time-questions.tsx'
import { type FoundTimes, useFindTimes } from './use-find-times.ts'
import './booking-form.css'
import './finding.css'

type Props = {
  readonly start: TimesStart
  readonly places: readonly BookablePlace[]
  readonly asked: AskedOf
  readonly onChoose: (time: NamedTime, minutes: number) => void
  readonly onBack: () => void
}

/** Finds a time: asks with whom, where and when somebody would like to come, proposes three, and shows more when asked. Nothing is booked by it. */
export function FindTimes({ start, places, asked, onChoose, onBack }: Props): ReactNode {
  const words = useWords()
  const finding = useFindTimes(start, places)
  const { fields, found, failure, isAsking } = finding
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => top.current?.focus(), [])
  const { first, asks } = useFocusOnFound(found)

  const isConnected = useIsConnected()
  const find = () => {
    if (!isConnected) return
    asks()
    finding.find()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find()
  }
  useShortcut('mod+Enter', find, 'finding.find')
  const named = (times: readonly FreeTime[]) =>
    times.map((time) => ({
      ...time,
      who: fields.people.find(({ id }) => id === time.owner)?.display ?? '',
      where: places.find(({ id }) => id === time.location)?.display,
    }))

  return (
    <form className="booking finding" onSubmit={submit} noValidate>
      <h3 ref={top} tabIndex={-1} data-autofocus>
        {words('finding.title')}
      </h3>
      <TimeQuestions
        start={start}
        fields={fields}
        problems={finding.problems}
        onChange={finding.change}
        places={places}
        asked={asked}
      />
      <OfflineWord says="owed.find-offline" />
      <div className="booking-end">
        <Button variant="default" onClick={onBack}>
          {words('finding.back')}
        </Button>
        <Button
          type="submit"
          loading={isAsking && !found}
          disabled={!isConnected}
          aria-keyshortcuts="Control+Enter"
        >
          {words('finding.find')}
        </Button>
      </div>
      {isConnected && failure && (
        <FailureNotice failure={failure} onRetry={found ? finding.findMore : find} />
      )}
      <p className="finding-count" role="status">
        {found && <FoundCount found={found} />}
      </p>
      {found && (
        <FoundLists
          first={first}
          proposals={named(found.proposals)}
          others={named(found.others)}
          hasMore={found.next !== undefined}
          isAsking={isAsking}
          onMore={finding.findMore}
          onChoose={(time) => onChoose(time, fields.minutes)}
        />
      )}
    </form>
  )
}

/** The first of the times that were found has the focus, where whoever asked has gone nowhere else meanwhile. */
function useFocusOnFound(found: FoundTimes | undefined) {
  const first = useRef<HTMLButtonElement>(null)
  const askedFrom = useRef<Element>(null)
  useEffect(() => {
    const here = document.activeElement
    if (found && askedFrom.current && (here === askedFrom.current || here === document.body))
      first.current?.focus()
    if (found) askedFrom.current = null
  }, [found])
  return {
    first,
    asks: () => {
      askedFrom.current = document.activeElement
    },
  }
}

/** How many were found, and whether there are later ones. */
function FoundCount({ found: { proposals, others, next } }: { readonly found: FoundTimes }): ReactNode {
  const words = useWords()
  const count = proposals.length + others.length
  if (count === 0) return words(next ? 'finding.none-yet' : 'finding.none')
  return words(next ? 'finding.count-more' : 'finding.count', { count })
}

type ListProps = {
  readonly first: RefObject<HTMLButtonElement | null>
  readonly proposals: readonly NamedTime[]
  readonly others: readonly NamedTime[]
  readonly hasMore: boolean
  readonly isAsking: boolean
  readonly onMore: () => void
  readonly onChoose: (time: NamedTime) => void
}

function FoundLists({ first, proposals, others, hasMore, isAsking, onMore, onChoose }: ListProps): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {proposals.length > 0 && (
        <TimeList label={words('finding.proposals')} times={proposals} onChoose={onChoose} first={first} />
      )}
      {isOpen && others.length > 0 && (
        <TimeList label={words('finding.more')} times={others} onChoose={onChoose} />
      )}
      {!isOpen && others.length > 0 && (
        <Button variant="default" aria-expanded={false} onClick={() => setOpen(true)}>
          {words('finding.show-more', { count: others.length })}
        </Button>
      )}
      {(isOpen || others.length === 0) && hasMore && (
        <Button
          variant="default"
          loading={isAsking}
          onClick={() => {
            setOpen(true)
            onMore()
          }}
        >
          {words('finding.later')}
        </Button>
      )}
    </>
  )
}
