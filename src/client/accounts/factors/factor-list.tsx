import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { OwnFactor } from '#client/api/ask-factors.ts'
import { canUsePasskey } from '#client/person/proving/passkey.ts'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { FactorDialog } from './factor-dialog.tsx'
import type { FactorTask } from './factor-task.ts'
import { useFactors } from './use-factors.ts'
import './factors.css'

/** One's second factors with when each was added and last used, and the ways to add one, to take one away and to make new recovery codes. */
export function FactorList(): ReactNode {
  const words = useWords()
  const known = useFactors()
  const [task, setTask] = useState<FactorTask>()
  if (!known) return <Loading what={words('account.factors')} shape="rows" />
  if (!known.ok) return <FailureNotice failure={known.failure} />
  const { factors, recoveryCodes } = known.value
  const hasApp = factors.some(({ kind }) => kind === 'Totp')
  return (
    <>
      {factors.length === 0 && <p className="account-text">{words('account.factors-none')}</p>}
      {factors.length > 0 && (
        <ul className="account-sessions">
          {factors.map((factor) => (
            <li key={factor.id}>
              <OneFactor
                factor={factor}
                onRemove={(name) => setTask({ kind: 'remove', id: factor.id, name })}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="factor-acts">
        <Button variant="default" onClick={() => setTask({ kind: 'app' })}>
          {words(hasApp ? 'account.factor-replace-app' : 'account.factor-set-up-app')}
        </Button>
        {canUsePasskey() ? (
          <Button variant="default" onClick={() => setTask({ kind: 'passkey' })}>
            {words('account.factor-add-passkey')}
          </Button>
        ) : (
          <p className="account-text">{words('account.factor-not-here')}</p>
        )}
        {factors.length > 0 && (
          <>
            <p className="account-text">{words('account.codes-left', { count: recoveryCodes })}</p>
            <Button variant="default" onClick={() => setTask({ kind: 'codes' })}>
              {words('account.codes-new')}
            </Button>
          </>
        )}
      </div>
      {task && <FactorDialog task={task} onClose={() => setTask(undefined)} />}
    </>
  )
}

type Props = { readonly factor: OwnFactor; readonly onRemove: (name: string) => void }

function OneFactor({ factor: { kind, name = '', host, since, lastUsed }, onRemove }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const called = kind === 'Totp' ? words('account.factor-app') : words('account.factor-passkey', { name })
  const isElsewhere = host !== undefined && host !== location.hostname
  return (
    <>
      <div>
        <p className="account-device">{called}</p>
        <p className="account-text">
          {words('account.factor-since', { when: moments.dayAndTime(since) })} ·{' '}
          {lastUsed === null
            ? words('account.factor-unused')
            : words('account.factor-used', { when: moments.dayAndTime(lastUsed) })}
          {isElsewhere && ` · ${words('account.factor-host', { host })}`}
        </p>
      </div>
      <Button
        variant="default"
        aria-label={words('account.factor-remove-of', { name: called })}
        onClick={() => onRemove(called)}
      >
        {words('account.factor-remove')}
      </Button>
    </>
  )
}
