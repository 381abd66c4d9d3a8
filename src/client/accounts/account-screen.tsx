import type { ReactNode } from 'react'
import { Page } from '#client/ui/page/page.tsx'
import { useWords } from '#client/ui/words.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import './account.css'

/** One's own account: another password, and where one is signed in. */
export function AccountScreen(): ReactNode {
  const words = useWords()
  return (
    <Page title={words('account.screen.account')}>
      <div className="account">
        <section aria-labelledby="account-password">
          <h2 id="account-password">{words('account.password')}</h2>
          <PasswordForm />
        </section>
        <section aria-labelledby="account-sessions">
          <h2 id="account-sessions">{words('account.sessions')}</h2>
          <p className="account-text">{words('account.sessions-text')}</p>
          <SessionList />
        </section>
      </div>
    </Page>
  )
}
