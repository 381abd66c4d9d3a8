import { Badge, Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { endSessions, type OpenSession } from '#client/api/ask-session.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { deviceOf } from './device-of.ts'
import { refreshSessions, useSessions } from './use-sessions.ts'

/** Where one is signed in, with an end to each other sign-in and to all of them. */
export function SessionList(): ReactNode {
  const words = useWords()
  const sessions = useSessions()
  const [failure, setFailure] = useState<SeenFailure>()
  const [ending, setEnding] = useState<string>()

  const end = async (id?: string) => {
    setEnding(id ?? 'others')
    setFailure(undefined)
    const outcome = await endSessions(id)
    setEnding(undefined)
    refreshSessions()
    const isGone = outcome.ok || outcome.failure.kind === 'missing'
    if (isGone) return notify(words(id === undefined ? 'account.others-ended' : 'account.ended'))
    return setFailure(outcome.failure)
  }

  if (!sessions) return <Loading what={words('account.sessions')} shape="rows" />
  if (!sessions.ok) return <FailureNotice failure={sessions.failure} onRetry={refreshSessions} />
  const hasOthers = sessions.value.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul className="account-sessions">
        {sessions.value.map((session) => (
          <li key={session.id}>
            <OneSession session={session} isEnding={ending === session.id} onEnd={() => end(session.id)} />
          </li>
        ))}
      </ul>
      {failure && <FailureNotice failure={failure} />}
      {hasOthers ? (
        <Button variant="default" loading={ending === 'others'} onClick={() => end()}>
          {words('account.end-others')}
        </Button>
      ) : (
        <p className="account-text">{words('account.only-this')}</p>
      )}
    </>
  )
}

type Props = { readonly session: OpenSession; readonly isEnding: boolean; readonly onEnd: () => void }

function OneSession({ session, isEnding, onEnd }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const device = deviceOf(session.userAgent)
  const name = device ? words('account.device', device) : words('account.device-unknown')
  const when = moments.dayAndTime(session.since)

  return (
    <>
      <div>
        <p className="account-device">
          {name} {session.isCurrent && <Badge color="green">{words('account.this-session')}</Badge>}
        </p>
        <p className="account-text">
          {words('account.since', { when })} ·{' '}
          {words('account.last-seen', { when: moments.dayAndTime(session.lastSeen) })}
          {session.address && ` · ${words('account.from', { address: session.address })}`}
        </p>
      </div>
      {!session.isCurrent && (
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
