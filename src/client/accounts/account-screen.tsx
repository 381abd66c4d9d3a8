import type { ReactNode } from 'react'
import { FactorList } from '#client/accounts/factors/factor-list.tsx'
import { CalendarLink } from '#client/accounts/links/calendar-link.tsx'
import { usePermissions } from '#client/api/permissions.ts'
import { Page } from '#client/ui/page/page.tsx'
import { useWords } from '#client/ui/words.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import './account.css'

/** One's own account: another password, the second factors, the own calendar elsewhere, and where one is signed in. */
export function AccountScreen(): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  return (
    <Page title={words('account.screen.account')}>
      <div className="account">
        <section aria-labelledby="account-password">
          <h2 id="account-password">{words('account.password')}</h2>
          <PasswordForm />
        </section>
        <section aria-labelledby="account-factors">
          <h2 id="account-factors">{words('account.factors')}</h2>
          <p className="account-text">{words('account.factors-text')}</p>
          <FactorList />
        </section>
        {mayDo('appointment.makeCalendarLink') && (
          <section aria-labelledby="account-calendar">
            <h2 id="account-calendar">{words('account.calendar')}</h2>
            <p className="account-text">{words('account.calendar-text')}</p>
            <CalendarLink />
          </section>
        )}
        <section aria-labelledby="account-sessions">
          <h2 id="account-sessions">{words('account.sessions')}</h2>
          <p className="account-text">{words('account.sessions-text')}</p>
          <SessionList />
        </section>
      </div>
    </Page>
  )
}
