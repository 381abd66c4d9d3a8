import type { ReactNode } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useCodeWords } from '#client/form/words/code-words.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { AuditEvent } from '#generated/types/audit-event.ts'
import './audit.css'

/** The screen of one event of the trail: what was done in words, by whom and when; numbers and ids are folded away. */
export function AuditEventScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const title = useEventTitle()
  const input = { id: params.id ?? '' }
  const answer = useAnswer('auditEvent.read', input)
  return (
    <Page
      title={answer?.ok ? title(answer.value) : words('admin.screen.audit-event')}
      beside={<ScreenLink to="/admin/audit">{words('admin.screen.audit')}</ScreenLink>}
    >
      <Answered
        answer={answer}
        what={words('admin.screen.audit-event')}
        onRetry={() => askAgain('auditEvent.read', input)}
      >
        {(event) => (
          <div className="audit-event">
            <Facts event={event} />
            <ForTechnicians event={event} />
          </div>
        )}
      </Answered>
    </Page>
  )
}

/** What was done, and with which kind of record. */
function useEventTitle(): (event: AuditEvent) => string {
  const labels = useLabels()
  const codeWords = useCodeWords()
  return ({ type, target }) => {
    const what = codeWords('audit-event-type', type.code)
    return target ? `${what} – ${labels(`type.${target.resourceType}`)}` : what
  }
}

type Props = { readonly event: AuditEvent }
type Fact = readonly [name: string, value: ReactNode]

function Facts({ event }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const codeWords = useCodeWords()
  const recordPath = useRecordPath()
  const { at, actor, profile, actingFor, type, target, patient, outcome, reason } = event
  return (
    <FactList
      facts={[
        [words('admin.audit-when'), moments.dateAndTime(at)],
        [words('admin.audit-who'), profile?.display ?? actor.display],
        [labels('field.AuditEvent.actingFor'), actingFor?.display],
        [words('admin.audit-what'), codeWords('audit-event-type', type.code)],
        [
          words('admin.audit-record'),
          target && (
            <ScreenLink to={recordPath(target.resourceType, target.id)}>
              {labels(`type.${target.resourceType}`)}
            </ScreenLink>
          ),
        ],
        [
          words('admin.audit-patient'),
          patient && (
            <ScreenLink to={recordPath('Patient', patient.id)}>
              {patient.display ?? words('admin.audit-nameless')}
            </ScreenLink>
          ),
        ],
        [words('admin.audit-result'), labels(`enumeration.AuditOutcome.${outcome}`)],
        [labels('field.AuditEvent.reason'), reason && codeWords('access-reason', reason.code)],
      ]}
    />
  )
}

function ForTechnicians({ event }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { id, action, status, requestId, target, client, detail } = event
  return (
    <details className="audit-technical">
      <summary>{words('admin.audit-technical')}</summary>
      <FactList
        facts={[
          [words('admin.audit-id'), id],
          [labels('field.AuditEvent.action'), labels(`enumeration.AuditAction.${action}`)],
          [labels('field.AuditEvent.status'), status],
          [labels('field.AuditEvent.requestId'), requestId],
          [words('admin.audit-target'), target?.id],
          [words('admin.audit-version'), target?.versionId],
          [labels('field.AuditEvent.client'), client && Object.values(client).join(' · ')],
          [labels('field.AuditEvent.detail'), detail],
        ]}
      />
    </details>
  )
}

function FactList({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <dl>
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
