import type { ReactNode } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { RecordPanels } from '#client/routing/record-panels.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Practitioner } from '#generated/types/practitioner.ts'
import { PersonState } from './person-state.tsx'
import './people.css'
import { writeContact } from '#shared/elements/text/write-contact.ts'

/** The screen of one person of the staff: what they may do, where they are signed in, the invitation and the way to a new password. */
export function PersonScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const input = { id: params.id ?? '' }
  const answer = useAnswer('practitioner.read', input)
  const title = answer?.ok ? answer.value.display : words('admin.screen.person')

  return (
    <Page title={title} beside={<ScreenLink to="/admin/people">{words('admin.screen.people')}</ScreenLink>}>
      <Answered
        answer={answer}
        what={words('admin.screen.person')}
        onRetry={() => askAgain('practitioner.read', input)}
      >
        {(person) => <OnePerson person={person} />}
      </Answered>
    </Page>
  )
}

function OnePerson({ person }: { readonly person: Practitioner }): ReactNode {
  const words = useWords()
  const { id, display, roles, supervisor, programs = [], contacts = [] } = person
  const names = (all: readonly { readonly id: string; readonly display?: string }[]) =>
    all.map((each) => each.display ?? each.id).join(', ')
  return (
    <div className="person">
      <section aria-labelledby="person-facts">
        <h2 id="person-facts">{words('admin.person-facts')}</h2>
        <dl>
          <dt>{words('admin.person-state')}</dt>
          <dd>
            <PersonState person={person} />
          </dd>
          <dt>{words('admin.person-roles')}</dt>
          <dd>{names(roles)}</dd>
          {supervisor && (
            <>
              <dt>{words('admin.person-supervisor')}</dt>
              <dd>{supervisor.display ?? supervisor.id}</dd>
            </>
          )}
          {programs.length > 0 && (
            <>
              <dt>{words('admin.person-programs')}</dt>
              <dd>{names(programs)}</dd>
            </>
          )}
          {contacts.length > 0 && (
            <>
              <dt>{words('admin.person-contacts')}</dt>
              <dd>{contacts.map(writeContact).join(', ')}</dd>
            </>
          )}
        </dl>
        <p className="person-links">
          <ScreenLink to={`/effective-access?person=${id}`}>{words('admin.person-access')}</ScreenLink>
          <AllFieldsLink type="Practitioner" id={id} />
        </p>
      </section>
      <div>
        <RecordPanels type="Practitioner" id={id} name={display} />
      </div>
    </div>
  )
}
