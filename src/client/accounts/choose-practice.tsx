import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { askSession, signOut } from '#client/api/ask-session.ts'
import { beginSession, type Session } from '#client/api/session.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import '#client/accounts/links/accounts.css'
import { useWorld } from '#client/ui/world.ts'

/** For those who belong to several practices: which one now. */
export function ChoosePractice({ session }: { readonly session: Session }): ReactNode {
  const words = useWords()
  const { now } = useWorld()
  const [failure, setFailure] = useState<SeenFailure>()

  const choose = async (key: string) => {
    const outcome = await askSession(key)
    if (!outcome.ok) return setFailure(outcome.failure)
    sessionStorage.setItem('goldthread.practice', key)
    return beginSession(outcome.value, now())
  }

  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <h1>{words('accounts.choose-practice')}</h1>
        {session.practices.length === 0 && <p>{words('accounts.no-practice')}</p>}
        {session.practices.map(({ key, name }) => (
          <Button key={key} size="sm" variant="default" onClick={() => choose(key)}>
            {name}
          </Button>
        ))}
        {failure && <FailureNotice failure={failure} />}
        <Button variant="subtle" onClick={signOut}>
          {words('accounts.sign-out')}
        </Button>
      </div>
    </main>
  )
}
