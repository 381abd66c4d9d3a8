import { Badge, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { answers } from '#client/api/answers.ts'
import type { OperationReply } from '#client/api/operation-input.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { deviceOf } from './device-of.ts'
import '#client/accounts/links/links.css'
import './account.css'

type Props = { readonly id: string; readonly name: string }
type Session = OperationReply<'practitioner.sessions'>['sessions'][number]

/** Beside somebody of the staff, the sessions that are open, with an end to each and to all: a device was lost, somebody has left. */
export function StaffSessions({ id, name }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const queryKey = ['practitioner.sessions', id]
  const { data: answer } = useQuery(
    { queryKey, queryFn: () => send('practitioner.sessions', { id }) },
    answers,
  )
  const [failure, setFailure] = useState<SeenFailure>()
  const [ending, setEnding] = useState<string>()
  const look = () => void answers.invalidateQueries({ queryKey })

  const end = async (session?: string) => {
    setEnding(session ?? 'all')
    setFailure(undefined)
    const outcome = await send('practitioner.endSessions', { id, ...(session !== undefined && { session }) })
    setEnding(undefined)
    look()
    if (outcome.ok) return notify(words('account.staff-ended', { count: outcome.value.ended, name }))
    return setFailure(outcome.failure)
  }

  return (
    <section className="reset-link" aria-labelledby="staff-sessions">
      <h2 id="staff-sessions">{words('account.staff-sessions')}</h2>
      <Answered
        answer={answer}
        what={words('account.staff-sessions')}
        onRetry={look}
        isEmpty={({ sessions }) => sessions.length === 0}
        empty={<p>{words('account.staff-none', { name })}</p>}
      >
        {({ sessions }) => (
          <>
            <ul className="account-sessions">
              {sessions.map((session) => (
                <li key={session.id}>
                  <OneSession
                    session={session}
                    isEnding={ending === session.id}
                    onEnd={mayDo('practitioner.endSessions') ? () => void end(session.id) : undefined}
                  />
                </li>
              ))}
            </ul>
            {mayDo('practitioner.endSessions') && sessions.some(({ isCurrent }) => !isCurrent) && (
              <Button variant="default" loading={ending === 'all'} onClick={() => void end()}>
                {words('account.staff-end-all')}
              </Button>
            )}
          </>
        )}
      </Answered>
      {failure && <FailureNotice failure={failure} />}
    </section>
  )
}

type OneProps = {
  readonly session: Session
  readonly isEnding: boolean
  readonly onEnd: (() => void) | undefined
}

function OneSession({ session, isEnding, onEnd }: OneProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { userAgent, since, lastSeen, address, isCurrent } = session
  const device = deviceOf(userAgent)
  const name = device ? words('account.device', device) : words('account.device-unknown')
  const when = moments.dayAndTime(since)
  return (
    <>
      <div>
        <p className="account-device">
          {name} {isCurrent && <Badge color="green">{words('account.this-session')}</Badge>}
        </p>
        <p className="account-text">
          {words('account.since', { when })} ·{' '}
          {words('account.last-seen', { when: moments.dayAndTime(lastSeen) })}
          {address && ` · ${words('account.from', { address })}`}
        </p>
      </div>
      {!isCurrent && onEnd && (
        <Button
          variant="default"
          loading={isEnding}
          aria-label={words('account.end-of', { device: name, when })}
          onClick={onEnd}
        >
          {words('account.end')}
        </Button>
      )}
    </>
  )
}
