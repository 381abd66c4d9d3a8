import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { DischargeDialog } from '#client/patients/enrolling/discharge-dialog.tsx'
import { EnrollDialog } from '#client/patients/enrolling/enroll-dialog.tsx'
import { EnrollLink } from '#client/patients/enrolling/enroll-link.tsx'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useSpan } from '#client/patients/tabs/use-span.ts'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { ScreenLink, useSearch } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { CareTeamMember } from '#generated/types/care-team-member.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { Patient } from '#generated/types/patient.ts'
import '#client/patients/tabs/tabs.css'

/** The team tab of a chart: who cares for the patient now and who did, in all and by program, and who alone opens a confidential record. */
export function TeamTab({ patient }: TabProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { may, mayDo } = usePermissions()
  const [search, setSearch] = useSearch()
  const today = moments.dayOf(useWorld().instant())
  const { careTeam = [], confidentialTeam = [], generalPractitioner } = patient
  const isOver = ({ period }: CareTeamMember) => period?.end !== undefined && period.end < today
  return (
    <>
      <div className="tab-head">
        <span className="tab-dim">
          {generalPractitioner?.display &&
            `${words('patients.general-practitioner')}: ${generalPractitioner.display}`}
        </span>
        {may('Patient:Update') && <AllFieldsLink type="Patient" id={patient.id} />}
      </div>
      <Members title={words('patients.care-team')} members={careTeam.filter((each) => !isOver(each))} />
      {careTeam.some(isOver) && (
        <Members title={words('chart-team.former')} members={careTeam.filter(isOver)} />
      )}
      {may('EpisodeOfCare:Read') && <ByProgram patient={patient} />}
      {confidentialTeam.length > 0 && <Confidential team={confidentialTeam} />}
      {(search.enrolled || (search.enroll && mayDo('episodeOfCare.enroll'))) && (
        <EnrollDialog
          patient={patient}
          enrollmentId={search.enrolled}
          onEnrolled={(enrolled) => setSearch({ enroll: undefined, enrolled })}
          onClose={() => setSearch({ enroll: undefined, enrolled: undefined })}
        />
      )}
    </>
  )
}

type MembersProps = { readonly title: string; readonly members: readonly CareTeamMember[] }

function Members({ title, members }: MembersProps): ReactNode {
  const words = useWords()
  return (
    <section className="tab-part" aria-label={title}>
      <h2>{title}</h2>
      {members.length === 0 ? (
        <p className="tab-empty">{words('chart-team.none')}</p>
      ) : (
        <div className="tab-scroll">
          <table className="tab-table">
            <thead>
              <tr>
                <th scope="col">{words('patients.name')}</th>
                <th scope="col">{words('chart-team.role')}</th>
                <th scope="col">{words('chart-team.part')}</th>
                <th scope="col">{words('chart-team.since')}</th>
              </tr>
            </thead>
            <tbody>
              {members.map((member) => (
                <Member key={member.id} member={member} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Member({ member }: { readonly member: CareTeamMember }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const codeWords = useCodeWords()
  const spanText = useSpan()
  const { role, participation, period, primary } = member
  return (
    <tr>
      <th scope="row">{member.member.display ?? '–'}</th>
      <td>
        {codeWords('care-team-role', role.code)}
        {primary && <div className="tab-dim">{words('patients.lead')}</div>}
      </td>
      <td>{labels(`enumeration.CareTeamParticipationType.${participation}`)}</td>
      <td>{spanText(period)}</td>
    </tr>
  )
}

function ByProgram({ patient }: { readonly patient: Patient }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { mayDo } = usePermissions()
  const [leaving, setLeaving] = useState<EpisodeOfCare>()
  const answer = useAnswer('episodeOfCare.query', rowsOf('patient', patient.id, { pageSize: 50 }))
  const mayEnd = mayDo('episodeOfCare.discharge')
  const line = (episode: EpisodeOfCare) => {
    const { id, program, status, careManager, careTeam = [] } = episode
    return (
      <tr key={id}>
        <th scope="row">{program.display}</th>
        <td>{labels(`enumeration.EpisodeStatus.${status}`)}</td>
        <td>{careManager?.display}</td>
        <td>{careTeam.flatMap(({ member }) => member.display ?? []).join(', ')}</td>
        <td>
          {isOpen(episode) && (
            <ScreenLink to={`/patients/${patient.id}/team?enrolled=${id}`}>
              {words('enrolling.steps')}
              <span className="visually-hidden"> {program.display}</span>
            </ScreenLink>
          )}
        </td>
        {mayEnd && (
          <td>
            {status === 'Active' && (
              <Button variant="default" size="xs" onClick={() => setLeaving(episode)}>
                {words('enrolling.discharge-from', { name: program.display ?? '' })}
              </Button>
            )}
          </td>
        )}
      </tr>
    )
  }
  const title = words('chart-team.by-program')
  return (
    <section className="tab-part" aria-label={title}>
      <div className="tab-head">
        <h2>{title}</h2>
        <EnrollLink patientId={patient.id} />
      </div>
      <Answered
        answer={answer}
        what={title}
        shape="rows"
        onRetry={() => refreshAnswers('EpisodeOfCare')}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="tab-empty">{words('patients.no-enrollments')}</p>}
      >
        {({ items }) => (
          <div className="tab-scroll">
            <table className="tab-table">
              <thead>
                <tr>
                  <th scope="col">{words('chart-team.program')}</th>
                  <th scope="col">{words('chart-sessions.state')}</th>
                  <th scope="col">{words('chart-team.manager')}</th>
                  <th scope="col">{words('patients.care-team')}</th>
                  <th scope="col">{words('enrolling.steps')}</th>
                  {mayEnd && <th scope="col">{words('enrolling.discharge')}</th>}
                </tr>
              </thead>
              <tbody>{items.map(line)}</tbody>
            </table>
          </div>
        )}
      </Answered>
      {leaving && <DischargeDialog episode={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  )
}

function isOpen({ status }: EpisodeOfCare): boolean {
  return status === 'Active'
}

type ConfidentialProps = { readonly team: NonNullable<Patient['confidentialTeam']> }

function Confidential({ team }: ConfidentialProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const title = words('chart-team.confidential')
  return (
    <section className="tab-part" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {team.map(({ practitioner, reason, since }) => (
          <li key={practitioner.id}>
            {practitioner.display ?? '–'}{' '}
            <span className="tab-dim">
              {[since && moments.date(since.slice(0, 10)), reason].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
