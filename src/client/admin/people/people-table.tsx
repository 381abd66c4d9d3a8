import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Practitioner } from '#generated/types/practitioner.ts'
import type { SignInSummary } from '#generated/types/sign-in-summary.ts'
import { PersonState } from './person-state.tsx'

type Props = {
  readonly people: readonly Practitioner[]
  readonly signIns: ReadonlyMap<string, SignInSummary>
}

/** A table of people of the staff, one row for each. */
export function PeopleTable({ people, signIns }: Props): ReactNode {
  const words = useWords()
  return (
    <table className="people-table">
      <thead>
        <tr>
          <th scope="col">{words('admin.person-name')}</th>
          <th scope="col">{words('admin.person-state')}</th>
          <th scope="col">{words('admin.person-roles')}</th>
          <th scope="col">{words('admin.person-last')}</th>
          <th scope="col" className="people-number">
            {words('admin.person-open')}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              <ScreenLink to={`/admin/people/${person.id}`}>{person.display}</ScreenLink>
            </th>
            <td>
              <PersonState person={person} />
            </td>
            <td>{person.roles.map(({ id, display }) => display ?? id).join(', ')}</td>
            <td>
              <LastSignIn person={person} signIn={signIns.get(person.id)} />
            </td>
            <td className="people-number">{signIns.get(person.id)?.open || ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type LastProps = { readonly person: Practitioner; readonly signIn: SignInSummary | undefined }

function LastSignIn({ person, signIn }: LastProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  if (signIn?.lastSignIn !== undefined) return moments.dateAndTime(signIn.lastSignIn)
  return person.person ? words('admin.person-not-lately') : ''
}
