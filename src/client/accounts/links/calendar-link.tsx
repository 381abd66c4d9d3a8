import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { answers } from '#client/api/answers.ts'
import type { OperationReply } from '#client/api/operation-input.ts'
import { send } from '#client/api/send.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { OneTimeLink } from './one-time-link.tsx'
import './links.css'

const queryKey = ['appointment.calendarLink']

/** The private link with which a calendar program shows the own appointments: made, copied, replaced and turned off. */
export function CalendarLink(): ReactNode {
  const words = useWords()
  const { data: answer } = useQuery(
    { queryKey, queryFn: () => send('appointment.calendarLink', {}) },
    answers,
  )
  const link = useLink()
  return (
    <Answered answer={answer} what={words('account.calendar')} onRetry={look}>
      {(state) => (
        <div className="calendar-link">
          <LinkState state={state} />
          {link.made !== undefined && (
            <>
              <p role="status">{words('account.calendar-once')}</p>
              <OneTimeLink label={words('account.calendar-link')} path={link.made} />
            </>
          )}
          {link.failure && <FailureNotice failure={link.failure} />}
          <div className="calendar-link-acts">
            <Button variant="default" loading={link.doing === 'make'} onClick={() => void link.make()}>
              {words(state.madeAt === undefined ? 'account.calendar-make' : 'account.calendar-replace')}
            </Button>
            {state.madeAt !== undefined && (
              <Button variant="default" loading={link.doing === 'revoke'} onClick={() => void link.revoke()}>
                {words('account.calendar-revoke')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Answered>
  )
}

type State = OperationReply<'appointment.calendarLink'>

function LinkState({ state: { madeAt, readAt, showsNames } }: { readonly state: State }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const isRead = readAt !== undefined
  return (
    <>
      <p className="account-text">
        {words(showsNames ? 'account.calendar-names' : 'account.calendar-no-names')}
      </p>
      <p className="account-text">
        {madeAt === undefined
          ? words('account.calendar-none')
          : words('account.calendar-made', { when: moments.dateAndTime(madeAt) })}
        {madeAt !== undefined && ' '}
        {madeAt !== undefined &&
          (isRead
            ? words('account.calendar-read', { when: moments.dateAndTime(readAt) })
            : words('account.calendar-unread'))}
      </p>
    </>
  )
}

function useLink() {
  const words = useWords()
  const [made, setMade] = useState<string>()
  const [failure, setFailure] = useState<SeenFailure>()
  const [doing, setDoing] = useState<'make' | 'revoke'>()
  const during = async (what: 'make' | 'revoke', act: () => Promise<SeenFailure | undefined>) => {
    setDoing(what)
    setMade(undefined)
    setFailure(await act())
    setDoing(undefined)
    look()
  }
  return {
    made,
    failure,
    doing,
    make: () =>
      during('make', async () => {
        const outcome = await send('appointment.makeCalendarLink', {})
        if (outcome.ok) setMade(outcome.value.link)
        return outcome.ok ? undefined : outcome.failure
      }),
    revoke: () =>
      during('revoke', async () => {
        const outcome = await send('appointment.revokeCalendarLink', {})
        if (outcome.ok) notify(words('account.calendar-revoked'))
        return outcome.ok ? undefined : outcome.failure
      }),
  }
}

function look(): void {
  void answers.invalidateQueries({ queryKey })
}
