import { IconLock, IconUserQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/go.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { PatientHit } from '#generated/types/patient-hit.ts'
import type { Reference } from '#generated/types/reference.ts'

type Props = { readonly patients: readonly Reference[]; readonly hits: readonly PatientHit[] }

/** The hits of an exact search: those of the own list by name, those outside by nothing but that they are there. */
export function OutsideHits({ patients, hits }: Props): ReactNode {
  const words = useWords()
  const outside = hits.filter(({ confidential }) => !confidential).length
  if (patients.length + hits.length === 0)
    return <p className="outside-word">{words('patients.outside-nobody')}</p>

  return (
    <ul className="outside-hits">
      {patients.map(({ id, display }) => (
        <li key={id}>
          <ScreenLink to={`/patients/${id}`}>{display}</ScreenLink>
        </li>
      ))}
      {outside > 0 && (
        <li>
          <IconUserQuestion size={16} stroke={1.8} aria-hidden="true" />
          {words('patients.outside-hits', { count: outside })}
        </li>
      )}
      {hits
        .filter(({ confidential }) => confidential)
        .map(({ handle, initials }) => (
          <li key={handle}>
            <IconLock size={16} stroke={1.8} aria-hidden="true" />
            {words('patients.outside-confidential', { initials: initials ?? '–' })}
          </li>
        ))}
    </ul>
  )
}
