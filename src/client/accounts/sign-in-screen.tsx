import { Button } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type DemoRole, type Start, signIn } from '#client/api/ask-session.ts'
import { useLeaving } from '#client/api/leaving.ts'
import { beginSession } from '#client/api/session.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { SignInForm } from './sign-in-form.tsx'
import { isComplete, useStart } from './use-start.ts'
import '#client/accounts/links/accounts.css'
import { useWorld } from '#client/ui/world.ts'

/** The demo's password for everyone; it opens nothing outside of the demo practice. */
const demoPassword = 'goldthread-demo'

/** The way in: in the demo one button per role, below it name and password. */
export function SignInScreen(): ReactNode {
  const words = useWords()
  const start = useStart()
  const isLeaving = useLeaving()

  useEffect(() => {
    document.title = `${words('accounts.sign-in')} · Goldthread`
  }, [words])

  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <p className="sign-in-mark" aria-hidden="true">
          ◈
        </p>
        <h1>{words('accounts.title')}</h1>
        {isLeaving && <p role="status">{words('accounts.still-leaving')}</p>}
        {start && !isComplete(start) && <StartProgress start={start} />}
        {start?.demo && start.roles.length > 0 && <DemoRoles roles={start.roles} isReady={start.ready} />}
        <SignInForm />
      </div>
    </main>
  )
}

type RolesProps = { readonly roles: readonly DemoRole[]; readonly isReady: boolean }

function DemoRoles({ roles, isReady }: RolesProps): ReactNode {
  const words = useWords()
  const { now } = useWorld()
  const [entering, setEntering] = useState<string>()
  const [failure, setFailure] = useState<SeenFailure>()

  const enter = async (login: string) => {
    setEntering(login)
    setFailure(undefined)
    const outcome = await signIn({ username: login, password: demoPassword })
    setEntering(undefined)
    if (outcome.ok) beginSession(outcome.value, now())
    else setFailure(outcome.failure)
  }

  return (
    <section className="demo-roles" aria-labelledby="demo-roles">
      <h2 id="demo-roles">
        <IconFlask size={16} aria-hidden="true" /> {words('accounts.demo')}
      </h2>
      <p>{words('accounts.demo-text')}</p>
      <ul>
        {roles.map(({ login, name, role }, index) => (
          <li key={login}>
            <Button
              fullWidth
              size="sm"
              justify="space-between"
              autoFocus={index === 0}
              variant={index === 0 ? 'filled' : 'default'}
              loading={entering === login}
              disabled={!isReady}
              rightSection={<span className="demo-role">{role}</span>}
              onClick={() => enter(login)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {failure && <FailureNotice failure={failure} />}
    </section>
  )
}

function StartProgress({ start }: { readonly start: Start }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const current = start.progress.find(({ done, total }) => done < total)
  const done = start.progress.reduce((sum, part) => sum + part.done, 0)
  const total = start.progress.reduce((sum, part) => sum + part.total, 0)

  return (
    <div className="start-progress">
      <progress aria-label={words('accounts.making')} max={Math.max(total, 1)} value={done} />
      <p>
        {current
          ? words('accounts.making-part', { part: labels(current.what), done, total })
          : words('accounts.starting')}
      </p>
    </div>
  )
}
