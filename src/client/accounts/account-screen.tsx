import type { ReactNode } from 'react'
import { CalendarLink } from '#client/accounts/links/calendar-link.tsx'
import { usePermissions } from '#client/api/permissions.ts'
import { Page } from '#client/ui/page/page.tsx'
import { useWords } from '#client/ui/words.tsx'
import { flags } from '#generated/permissions/permissions.ts'
import { OutOfOffice } from './out-of-office.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import './account.css'

/** One's own account: another password, the own calendar elsewhere, who stands in while one is away, and where one is signed in. */
export function AccountScreen(): ReactNode {
  const words = useWords()
  const { may, mayDo } = usePermissions()
  return (
    <Page title={words('account.screen.account')}>
      <div className="account">
        <section aria-labelledby="account-password">
          <h2 id="account-password">{words('account.password')}</h2>
          <PasswordForm />
        </section>
        {mayDo('appointment.makeCalendarLink') && (
          <section aria-labelledby="account-calendar">
            <h2 id="account-calendar">{words('account.calendar')}</h2>
            <p className="account-text">{words('account.calendar-text')}</p>
            <CalendarLink />
          </section>
        )}
        {may(flags.CanCoSignNotes) && may('PersonalPreferences:Create') && (
          <section aria-labelledby="account-away">
            <h2 id="account-away">{words('account.away')}</h2>
            <OutOfOffice />
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
