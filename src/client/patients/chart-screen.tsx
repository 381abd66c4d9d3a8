import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { EmergencyBanner } from '#client/patients/access/emergency-banner.tsx'
import { OpenWithReason } from '#client/patients/access/open-with-reason.tsx'
import type { ScreenProps } from '#client/routing/feature.ts'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Patient } from '#generated/types/patient.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { AppointmentsCard, EnrollmentsCard, NotesCard, ProblemsCard } from './cards.tsx'
import { addressOf, birthDayOf, numberOf, phoneOf } from './patient-facts.ts'
import { useChart } from './use-chart.ts'
import './patients.css'

/** One patient: who it is, what is being treated, what was and what comes. Opens as a workspace tab. */
export function ChartScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const chart = useChart(params.id ?? '')
  const { patient } = chart
  useWorkspace(
    patient?.ok
      ? {
          key: `Patient/${patient.value.id}`,
          title: patient.value.display,
          subtitle: words('patients.screen.chart'),
        }
      : undefined,
  )

  if (!patient) return <Loading what={words('patients.screen.chart')} shape="cards" />
  if (!patient.ok) return <Unopened id={params.id ?? ''} failure={patient.failure} />

  return (
    <Page
      title={patient.value.display}
      beside={<Strip patient={patient.value} />}
      toolbar={<Tools id={patient.value.id} />}
    >
      <EmergencyBanner patientId={patient.value.id} />
      <div className="chart">
        <Demographics patient={patient.value} />
        <EnrollmentsCard answer={chart.enrollments} />
        <ProblemsCard answer={chart.problems} />
        <AppointmentsCard
          titleId="patients.upcoming"
          emptyId="patients.nothing-upcoming"
          answer={chart.upcoming}
        />
        <AppointmentsCard titleId="patients.past" emptyId="patients.nothing-past" answer={chart.past} />
        <NotesCard answer={chart.notes} />
      </div>
    </Page>
  )
}

function Tools({ id }: { readonly id: string }): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  return (
    <>
      {may('AuditEvent:Read') && (
        <ScreenLink to={`/patients/${id}/access`}>{words('patients.access')}</ScreenLink>
      )}
      <AllFieldsLink type="Patient" id={id} />
    </>
  )
}

/** A record that is not there or out of reach; those who may can open it with a reason. */
function Unopened({ id, failure }: { readonly id: string; readonly failure: SeenFailure }): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const [isAsking, setAsking] = useState(false)
  const isClosed = failure.kind === 'missing' || failure.kind === 'forbidden'
  return (
    <>
      <FailureNotice failure={failure} onRetry={() => refreshAnswers('Patient')} />
      {isClosed && mayDo('securityToken.breakGlass') && (
        <div className="chart-unopened">
          <p>{words('patients.open-here-text')}</p>
          <Button variant="default" onClick={() => setAsking(true)}>
            {words('patients.open-anyway')}
          </Button>
        </div>
      )}
      {isAsking && <OpenWithReason unseen={{ patient: id }} onClose={() => setAsking(false)} />}
    </>
  )
}

/** What has to be seen before anything else: name in use, record number, alerts. */
function Strip({ patient }: { readonly patient: Patient }): ReactNode {
  const words = useWords()
  const { preferredName, pronouns, active, alerts = [], deceased } = patient

  return (
    <div className="chart-strip">
      {preferredName && <span>“{preferredName}”</span>}
      {pronouns && <span>{pronouns.display}</span>}
      {numberOf(patient) && <span>{words('patients.number-is', { number: numberOf(patient) })}</span>}
      {!active && <span className="patients-tag">{words('patients.inactive')}</span>}
      {deceased?.value && <span className="patients-tag">{words('patients.deceased')}</span>}
      {alerts.map((alert) => (
        <span key={alert.id} className="chart-alert">
          {alert.text}
        </span>
      ))}
    </div>
  )
}

function Demographics({ patient }: { readonly patient: Patient }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { gender, languages = [], careTeam = [], generalPractitioner, defaultLocation } = patient
  const facts = [
    [words('patients.birth'), birthDayOf(patient)],
    [words('patients.gender'), labels(`enumeration.AdministrativeGender.${gender}`)],
    [words('patients.phone'), phoneOf(patient)],
    [words('patients.address'), addressOf(patient)],
    [words('patients.languages'), languages.map(({ language }) => language.display).join(', ')],
    [
      words('patients.care-team'),
      careTeam
        .map(({ member }) => member.display)
        .filter(Boolean)
        .join(', '),
    ],
    [words('patients.general-practitioner'), generalPractitioner?.display],
    [words('patients.place'), defaultLocation?.display],
  ] as const

  return (
    <section className="chart-card" aria-label={words('patients.demographics')}>
      <h2>{words('patients.demographics')}</h2>
      <dl>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
