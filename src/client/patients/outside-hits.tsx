import { Button } from '@mantine/core'
import { IconLock, IconUserQuestion } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { OpenWithReason } from '#client/patients/access/open-with-reason.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { PatientHit } from '#generated/types/patient-hit.ts'
import type { Reference } from '#generated/types/reference.ts'

type Asked = { readonly handle: string; readonly who: string }

type Props = { readonly patients: readonly Reference[]; readonly hits: readonly PatientHit[] }

/** The hits of an exact search for patients: those of the own list by name, those outside by nothing but that they are there. */
export function OutsideHits({ patients, hits }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const [asked, setAsked] = useState<Asked>()
  const outside = hits.filter(({ confidential }) => !confidential)
  if (patients.length + hits.length === 0)
    return <p className="outside-word">{words('patients.outside-nobody')}</p>

  const button = (hit: PatientHit, who: string) =>
    mayDo('securityToken.breakGlass') && (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={words('patients.open-anyway-of', { who })}
        onClick={() => setAsked({ handle: hit.handle, who })}
      >
        {words('patients.open-anyway')}
      </Button>
    )
  return (
    <ul className="outside-hits">
      {patients.map(({ id, display }) => (
        <li key={id}>
          <ScreenLink to={`/patients/${id}`}>{display}</ScreenLink>
        </li>
      ))}
      {outside.length > 0 && (
        <li>
          <IconUserQuestion size={16} stroke={1.8} aria-hidden="true" />
          {words('patients.outside-hits', { count: outside.length })}
          {outside.map((hit, place) => (
            <span key={hit.handle}>
              {button(hit, words('patients.outside-place', { place: place + 1, count: outside.length }))}
            </span>
          ))}
        </li>
      )}
      {hits
        .filter(({ confidential }) => confidential)
        .map((hit) => {
          const who = words('patients.outside-confidential', { initials: hit.initials ?? '–' })
          return (
            <li key={hit.handle}>
              <IconLock size={16} stroke={1.8} aria-hidden="true" />
              {who}
              {button(hit, who)}
            </li>
          )
        })}
      {asked && (
        <OpenWithReason
          unseen={{ handle: asked.handle }}
          who={asked.who}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ul>
  )
}
