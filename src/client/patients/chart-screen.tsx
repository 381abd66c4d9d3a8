import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { AccessScreen } from '#client/patients/access/access-screen.tsx'
import { OpenWithReason } from '#client/patients/access/open-with-reason.tsx'
import { EnrollLink } from '#client/patients/enrolling/enroll-link.tsx'
import { PatientHeader } from '#client/person/patient-header.tsx'
import type { ScreenProps } from '#client/routing/feature.ts'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { ScreenLink, useGo } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { useKeyboardScroll } from '#client/ui/keys/use-keyboard-scroll.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { ChartNav } from './chart-nav.tsx'
import { chartTabs } from './chart-tabs.ts'
import { OpenedTab } from './opened-tab.tsx'
import './patients.css'
import './chart.css'
import '#client/ui/page/page.css'

const accessTab = 'access'

/** The chart of one patient: who it is above, always in sight, and a tab for each thing one comes for. Opens as a workspace tab. */
export function ChartScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const { id = '', tab = '' } = params
  const mayRead = may('Patient:Read')
  const patient = useAnswer('patient.read', mayRead ? { id, partition: id } : undefined)
  const tabs = chartTabs.filter(({ permission }) => may(permission))
  const current = tabs.find((each) => each.id === (tab || tabs[0]?.id))
  useWorkspace(
    patient?.ok
      ? {
          key: `Patient/${patient.value.id}`,
          title: patient.value.display,
          subtitle: current ? words(current.titleId) : words('patients.screen.chart'),
        }
      : undefined,
  )

  const isUnread = !mayRead || patient?.ok === false
  if (isUnread && current?.id === accessTab) return <AccessScreen id={id} />
  if (!mayRead) return <NoTab id={tab} />
  if (!patient) return <Loading what={words('patients.screen.chart')} shape="cards" />
  if (!patient.ok) return <Unopened id={id} failure={patient.failure} />
  return (
    <div className="page chart-page">
      <PatientHeader id={id} known={patient.value} isScreen tools={<Tools id={id} />} />
      <ChartNav patientId={id} tabs={tabs} current={current?.id ?? ''} />
      <Body>
        {current ? <OpenedTab key={current.id} tab={current} patient={patient.value} /> : <NoTab id={tab} />}
      </Body>
    </div>
  )
}

function Tools({ id }: { readonly id: string }): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  return (
    <>
      <EnrollLink patientId={id} />
      {mayDo('patient.merge') && (
        <ScreenLink to={`/patients/${id}/merge`}>{words('patients.merged-records-of')}</ScreenLink>
      )}
      <AllFieldsLink type="Patient" id={id} />
    </>
  )
}

function Body({ children }: { readonly children: ReactNode }): ReactNode {
  const body = useRef<HTMLDivElement>(null)
  useKeyboardScroll(body)
  return (
    <div ref={body} className="page-body">
      {children}
    </div>
  )
}

/** A tab that this person may not open, or that there is not. */
function NoTab({ id }: { readonly id: string }): ReactNode {
  const permission = chartTabs.find((each) => each.id === (id || chartTabs[0]?.id))?.permission
  return <FailureNotice failure={permission ? { kind: 'forbidden', permission } : { kind: 'missing' }} />
}

/** A record that is not there or out of reach; those who may can open it with a reason. The address of one that was merged leads to the one that stays. */
function Unopened({ id, failure }: { readonly id: string; readonly failure: SeenFailure }): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const [isAsking, setAsking] = useState(false)
  const go = useGo()
  const successor = failure.kind === 'gone' ? failure.mergedInto : undefined
  useEffect(() => {
    if (successor !== undefined) go(`/patients/${successor}`, { replace: true })
  }, [go, successor])
  const isClosed = failure.kind === 'missing' || failure.kind === 'forbidden'
  return (
    <Page title={words('patients.screen.chart')}>
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
    </Page>
  )
}
