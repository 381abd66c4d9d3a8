import { memo, type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useMoments } from '#client/ui/moments.ts'
import { AskedFailure } from '#client/ui/states/answered.tsx'
import { type Labels, useLabels, useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { AuditEvent } from '#generated/types/audit-event.ts'
import type { Note } from '#generated/types/note.ts'

type Step = { readonly key: string; readonly at: string; readonly who: string; readonly what: string }

/** Beside signing: who did what with this note and when, newest first: its own record, and the audit trail where it may be read. */
export const TrailPanel = memo(function TrailPanel({ note }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { may } = usePermissions()
  const asked = may('AuditEvent:Read') ? auditQuery(note.id) : undefined
  const events = useAnswer('auditEvent.query', asked)
  const steps = useMemo(() => {
    const audited = events?.ok ? auditSteps(events.value.items, labels) : [lastChange(note, labels)]
    const newestFirst = [...ownSteps(note, labels)].reverse()
    return [...newestFirst, ...audited].sort((one, other) => other.at.localeCompare(one.at))
  }, [events, note, labels])

  return (
    <section className="note-panel" aria-labelledby="note-trail">
      <h2 id="note-trail">{words('note.trail')}</h2>
      {asked && <AskedFailure answer={events} onRetry={() => askAgain('auditEvent.query', asked)} />}
      <ol className="note-trail">
        {steps.map((step) => (
          <li key={step.key}>
            <span>{step.what}</span>
            <small>
              {step.who} · <time dateTime={step.at}>{moments.dayAndTime(step.at)}</time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}, isSameVersion)

type Props = { readonly note: Note }

/** A key that is typed adds nothing to the trail; a stored version does. */
function isSameVersion(before: Props, after: Props): boolean {
  return before.note.id === after.note.id && before.note.meta.versionId === after.note.meta.versionId
}

function auditQuery(id: string): QueryCall {
  return {
    filters: [{ field: 'target.id', op: 'eq', value: id }],
    pageSize: 100,
    orderBy: 'at',
    order: 'desc',
  }
}

/** Changes of the same person in a row are one line: an autosave every few seconds says nothing more. */
function auditSteps(events: readonly AuditEvent[], labels: Labels): readonly Step[] {
  const changes = events.filter(({ action, outcome }) => action === 'U' || outcome !== 'Success')
  const steps = changes.map((event) => ({
    key: event.id,
    at: event.at,
    who: event.profile?.display ?? event.actor.display ?? '',
    what: labels(event.outcome === 'Success' ? 'note.trail-changed' : 'note.trail-refused', {
      act: event.type.display,
    }),
  }))
  return steps.filter((step, index) => {
    const before = steps[index - 1]
    return !before || before.what !== step.what || before.who !== step.who
  })
}

function lastChange({ meta }: Note, labels: Labels): Step {
  return {
    key: 'last',
    at: meta.lastModified,
    who: meta.lastModifiedBy?.display ?? '',
    what: labels('note.trail-last'),
  }
}

function ownSteps(note: Note, labels: Labels): readonly Step[] {
  const author = note.author.display ?? ''
  return [
    { key: 'created', at: note.created, who: author, what: labels('note.trail-started') },
    ...(note.readyAt
      ? [{ key: 'ready', at: note.readyAt, who: author, what: labels('note.trail-ready') }]
      : []),
    ...(note.signatures ?? []).map((signature) => ({
      key: signature.id,
      at: signature.signedAt ?? note.created,
      who: signature.signer.display ?? '',
      what: labels('note.trail-signed', {
        meaning: labels(`enumeration.SignatureMeaning.${signature.meaning}`),
      }),
    })),
    ...(note.returned ?? []).map((each) => ({
      key: `returned${each.at}`,
      at: each.at,
      who: each.by.display ?? '',
      what: labels('note.trail-returned', { reason: each.reason.display ?? each.reason.code }),
    })),
    ...reviewSteps(note, labels),
    ...(note.reassigned ?? []).map((each) => ({
      key: `reassigned${each.at}`,
      at: each.at,
      who: each.by.display ?? '',
      what: labels('note.trail-reassigned', { to: each.to.display ?? '', reason: each.reason }),
    })),
    ...(note.amendments ?? []).map((each) => ({
      key: each.id,
      at: each.at,
      who: each.author.display ?? '',
      what: labels(each.kind === 'Addendum' ? 'note.trail-addendum' : 'note.trail-amended', {
        reason: each.reason.display ?? each.reason.code,
      }),
    })),
    ...(note.void
      ? [
          {
            key: 'voided',
            at: note.void.at,
            who: note.void.by.display ?? '',
            what: labels('note.trail-voided', { reason: note.void.reason.display ?? note.void.reason.code }),
          },
        ]
      : []),
    ...(note.adminEdits ?? []).map((each) => ({
      key: `corrected${each.at}`,
      at: each.at,
      who: each.by.display ?? '',
      what: labels('note.trail-corrected', {
        what: each.changes.map((change) => labels(`enumeration.GroupCorrection.${change}`)).join(', '),
      }),
    })),
  ]
}

/** A note that was returned says so itself. */
function reviewSteps({ reviewers = [] }: Note, labels: Labels): readonly Step[] {
  return reviewers.flatMap(({ practitioner, state = 'Requested', reviewedAt }) =>
    reviewedAt === undefined || state === 'Returned'
      ? []
      : {
          key: `reviewed${practitioner.id}`,
          at: reviewedAt,
          who: practitioner.display ?? '',
          what: labels('note.trail-reviewed', { state: labels(`enumeration.ReviewState.${state}`) }),
        },
  )
}
