import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { lookAtInvite, type SeenInvite } from '#client/api/ask-session.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { AcceptForm } from './accept-form.tsx'
import { useLinkToken } from './use-link-token.ts'
import './accounts.css'

/** The page of an invitation: who it is for proves it, and signs in with a new account or with the own one. */
export function InviteScreen(): ReactNode {
  const words = useWords()
  const token = useLinkToken()
  const [seen, retry] = useSeenInvite(token)
  const [loginName, setLoginName] = useState<string>()
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <Page title={words('invites.title')}>
          {!seen && <Loading />}
          {seen && !seen.ok && <FailureNotice failure={seen.failure} onRetry={retry} />}
          {seen?.ok && loginName === undefined && (
            <AcceptForm token={token} seen={seen.value} onAccepted={setLoginName} />
          )}
          {loginName !== undefined && <Accepted loginName={loginName} />}
        </Page>
      </div>
    </main>
  )
}

function useSeenInvite(token: string): readonly [Outcome<SeenInvite> | undefined, () => void] {
  const [seen, setSeen] = useState<Outcome<SeenInvite>>()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn looks again
  useEffect(() => {
    let isMine = true
    lookAtInvite(token).then((outcome) => {
      if (isMine) setSeen(outcome)
    })
    return () => {
      isMine = false
    }
  }, [token, turn])
  return [seen, () => setTurn((before) => before + 1)]
}

function Accepted({ loginName }: { readonly loginName: string }): ReactNode {
  const words = useWords()
  return (
    <>
      <p role="status">{words('invites.done', { loginName })}</p>
      <Button component="a" href="/" size="sm">
        {words('accounts.sign-in')}
      </Button>
    </>
  )
}
