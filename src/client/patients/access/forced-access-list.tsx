import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { ForcedAccess } from '#generated/types/forced-access.ts'
import { AsMerged } from './as-merged.tsx'
import { VerdictForm } from './verdict-form.tsx'

type Props = {
  readonly accesses: readonly ForcedAccess[]
  /** Whether each says whose record it was. */
  readonly namesPatient?: boolean
  /** The records that are part of this one now, by their ids, as they are called. */
  readonly merged?: ReadonlyMap<string, string>
  readonly onReviewed: () => void
}

/** The list of forced accesses: who, when and why, and the verdict or, for the privacy officer, the way to it. */
export function ForcedAccessList({ accesses, namesPatient, merged, onReviewed }: Props): ReactNode {
  const words = useWords()
  const codeWords = useCodeWords()
  const moments = useMoments()
  const { mayDo } = usePermissions()
  const { profile } = useSession()
  return (
    <ul className="forced-accesses">
      {accesses.map((access) => (
        <li key={access.event}>
          <p className="forced-who">
            <b>{access.profile.display ?? '–'}</b> <span>{moments.dateAndTime(access.at)}</span>
          </p>
          {namesPatient && <Whose access={access} />}
          <AsMerged name={merged?.get(access.patient.id)} />
          <p>
            {codeWords('access-reason', access.reason.code)}: {access.text}
          </p>
          <Verdict access={access} />
          {!access.verdict && mayDo('auditEvent.reviewAccess') && access.profile.id !== profile?.id && (
            <VerdictForm
              event={access.event}
              label={words('patients.access-verdict-of', {
                name: access.profile.display ?? '–',
                when: moments.dateAndTime(access.at),
              })}
              onReviewed={onReviewed}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Whose record it was: a confidential one is not named. */
function Whose({ access: { patient } }: { readonly access: ForcedAccess }): ReactNode {
  const words = useWords()
  const name = patient.display ?? words('patients.access-confidential')
  return (
    <p>
      <ScreenLink to={`/patients/${patient.id}/access`}>{name}</ScreenLink>
    </p>
  )
}

function Verdict({ access }: { readonly access: ForcedAccess }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { instant } = useWorld()
  const { verdict, reviewer, reviewedAt, remark, due } = access
  if (!verdict || !reviewedAt) {
    const isLate = due < instant()
    const when = moments.dateAndTime(due)
    return (
      <p className="forced-due" data-late={isLate || undefined}>
        {words(isLate ? 'patients.access-late' : 'patients.access-due', { when })}
      </p>
    )
  }
  const said = verdict === 'Justified' ? 'patients.access-justified' : 'patients.access-not-justified'
  const when = moments.dateAndTime(reviewedAt)
  return (
    <p className="forced-verdict">
      {words('patients.access-verdict', { verdict: words(said), name: reviewer?.display ?? '–', when })}
      {remark && `: ${remark}`}
    </p>
  )
}
