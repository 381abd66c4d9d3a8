import { IconChevronDown, IconLock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useAccessToken } from '#client/api/access-token.ts'
import { useSession } from '#client/api/session.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useScreenHeading } from '#client/ui/page/use-screen-heading.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Patient } from '#generated/types/patient.ts'
import { EmergencyBanner } from './emergency-banner.tsx'
import { HeaderFacts } from './header-facts.tsx'
import { nameOf } from './name-of.ts'
import { PatientAlerts } from './patient-alerts.tsx'
import { PatientBasics } from './patient-basics.tsx'
import { Portrait } from './portrait.tsx'
import { useAlerts } from './use-alerts.ts'
import { useHeaderFacts } from './use-header-facts.ts'
import './person.css'

type Props = {
  readonly id: string
  /** What the screen has read of the person already; else it is asked for. */
  readonly known?: Patient | undefined
  /** The screen is about the person alone: the name is its heading. */
  readonly isScreen?: boolean
  readonly tools?: ReactNode
}

/** The header of a patient, above every screen about the person: who it is, what has to be seen before anything else, and why one is in. Whom one may not see has none. */
export function PatientHeader({ id, known, isScreen = false, tools }: Props): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const facts = useHeaderFacts(id, known)
  const alerts = useAlerts(facts)
  const { patient } = facts
  if (!patient) return null

  const name = nameOf(patient)
  return (
    <>
      <section
        className="person"
        aria-label={words('person.header', { name })}
        data-open={isOpen || undefined}
      >
        <div className="person-line">
          <Portrait patient={patient} />
          <div className="person-who">
            {isScreen ? (
              <ScreenName patient={patient} />
            ) : (
              <ScreenLink to={`/patients/${id}`} className="person-name">
                {name}
              </ScreenLink>
            )}
            {patient.preferredName && <span className="person-used">“{patient.preferredName}”</span>}
            <PatientBasics patient={patient} />
          </div>
          <PatientAlerts alerts={alerts} />
          <button
            type="button"
            className="person-more"
            aria-expanded={isOpen}
            aria-label={words(isOpen ? 'person.less' : 'person.more', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={18} aria-hidden="true" />
          </button>
          {tools && <div className="person-tools">{tools}</div>}
        </div>
        <HeaderFacts facts={facts} patient={patient} />
      </section>
      <Confidential patient={patient} />
      <EmergencyBanner patientId={id} />
    </>
  )
}

function ScreenName({ patient }: { readonly patient: Patient }): ReactNode {
  const name = nameOf(patient)
  const heading = useScreenHeading(name)
  return (
    <h1 ref={heading} tabIndex={-1} className="person-name">
      {name}
    </h1>
  )
}

/** That a record is confidential, and by what right one reads it all the same; who is in by emergency access is told by its own banner. */
function Confidential({ patient }: { readonly patient: Patient }): ReactNode {
  const words = useWords()
  const { profile } = useSession()
  const token = useAccessToken()
  if (!patient.flags.restricted) return null
  const isOnTeam = patient.confidentialTeam?.some(({ practitioner }) => practitioner.id === profile?.id)
  const isForced = token?.opened.includes(patient.id) === true
  const because = isOnTeam ? 'person.confidential-team' : 'person.confidential-right'
  return (
    <p className="person-confidential">
      <IconLock size={16} aria-hidden="true" />
      <strong>{words('person.confidential')}</strong>
      {(!isForced || isOnTeam) && <span>{words(because)}</span>}
    </p>
  )
}
