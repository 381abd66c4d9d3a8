import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { signOut } from '#client/api/ask-session.ts'
import { useSession } from '#client/api/session.ts'
import { useWords } from '#client/ui/words.tsx'
import { FactorList } from './factors/factor-list.tsx'
import '#client/accounts/links/accounts.css'

/** Where the practice demands a second factor: whoever has none sets one up before anything else opens. */
export function FactorDemanded(): ReactNode {
  const words = useWords()
  const { practice } = useSession()
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <h1>{words('account.factor-demanded')}</h1>
        <p>{words('account.factor-demanded-why', { practice: practice?.name ?? '' })}</p>
        <FactorList />
        <Button variant="subtle" onClick={signOut}>
          {words('accounts.sign-out')}
        </Button>
      </div>
    </main>
  )
}
