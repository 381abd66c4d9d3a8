import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { LabelTags } from '#client/form/words/label-tags.tsx'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useSpan } from '#client/patients/tabs/use-span.ts'
import { useSearch } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { ConsentStatus } from '#generated/enumerations/consent-status.ts'
import type { Consent } from '#generated/types/consent.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { ConsentDialog } from './consent-dialog.tsx'
import { NewConsent } from './new-consent.tsx'
import { useConsents } from './use-consents.ts'
import './consents.css'

/** The consents of a chart: what is active stands first, drafts wait for their signatures, what has ended stands below. */
export function ConsentsTab({ patient }: TabProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const { consents, related } = useConsents(patient.id)
  const [search, setSearch] = useSearch()
  const [openId, setOpenId] = useState(search.consent)
  const [isNew, setNew] = useState(false)
  const people = related?.ok ? related.value.items : []
  const open = consents?.ok ? consents.value.items.find(({ id }) => id === openId) : undefined
  return (
    <div className="consents">
      {may('Consent:Create') && (
        <div className="consents-bar">
          <Button leftSection={<IconPlus size={14} aria-hidden="true" />} onClick={() => setNew(true)}>
            {words('consents.new')}
          </Button>
        </div>
      )}
      <Answered
        answer={consents}
        what={words('consents.tab')}
        onRetry={() => refreshAnswers('Consent')}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="consents-empty">{words('consents.none')}</p>}
      >
        {({ items }) => <ConsentGroups consents={items} onOpen={setOpenId} />}
      </Answered>
      {isNew && (
        <NewConsent
          patient={patient}
          people={people}
          onClose={() => setNew(false)}
          onMade={(id) => {
            setNew(false)
            setOpenId(id)
          }}
        />
      )}
      {open && (
        <ConsentDialog
          patient={patient}
          consent={open}
          people={people}
          onClose={() => {
            setOpenId(undefined)
            if (search.consent !== undefined) setSearch({ consent: undefined })
          }}
        />
      )}
    </div>
  )
}

const groups = [
  { titleId: 'consents.group-drafts', states: ['Draft'] },
  { titleId: 'consents.group-active', states: ['Active'] },
  { titleId: 'consents.group-ended', states: ['Revoked', 'Expired', 'Refused', 'EnteredInError'] },
] as const satisfies readonly { readonly titleId: string; readonly states: readonly ConsentStatus[] }[]

type GroupsProps = { readonly consents: readonly Consent[]; readonly onOpen: (id: string) => void }

function ConsentGroups({ consents, onOpen }: GroupsProps): ReactNode {
  const words = useWords()
  return groups.map(({ titleId, states }) => {
    const some = consents.filter(({ status }) => states.some((each) => each === status))
    if (some.length === 0) return null
    return (
      <section key={titleId} aria-label={words(titleId)}>
        <h2>{words(titleId)}</h2>
        <ul className="consent-list">
          {some.map((consent) => (
            <li key={consent.id}>
              <ConsentRow consent={consent} onOpen={() => onOpen(consent.id)} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** So many days before its end a consent says so. */
const daysOfWarning = 30

function ConsentRow({
  consent,
  onOpen,
}: {
  readonly consent: Consent
  readonly onOpen: () => void
}): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const spanText = useSpan()
  const codeWords = useCodeWords()
  const { instant } = useWorld()
  const { kind, status, decision, period, to = [], meta, disclosures = [] } = consent
  const isEnding =
    status === 'Active' &&
    period.end !== undefined &&
    period.end <= plusDays(moments.dayOf(instant()), daysOfWarning)
  const names = to.map(
    ({ name, organization, person, class: some }) => name ?? organization?.display ?? person?.display ?? some,
  )
  return (
    <>
      <button type="button" className="consent-open" onClick={onOpen}>
        {codeWords('consent-kind', kind.code)}
      </button>
      <span className="consent-state" data-tone={status === 'Active' ? 'good' : undefined}>
        {labels(`enumeration.ConsentStatus.${status}`)}
      </span>
      {isEnding && (
        <span className="consent-state" data-tone="warn">
          {words('consents.ends-on', { end: moments.date(period.end ?? '') })}
        </span>
      )}
      {decision === 'Deny' && <span className="consent-state">{words('consents.denied')}</span>}
      <LabelTags meta={meta} />
      <span className="consent-dim">
        {[
          names.filter(Boolean).join(', '),
          spanText(period),
          disclosures.length > 0 && words('consents.used', { count: disclosures.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}
