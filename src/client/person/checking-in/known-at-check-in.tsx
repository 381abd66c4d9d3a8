import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'
import { writeContact } from '#shared/elements/text/write-contact.ts'
import { useKnownAtCheckIn } from './use-known-at-check-in.ts'

type Props = { readonly patientId: string; readonly appointment: Appointment }

/** At check-in, to be read out and asked for: whom to call in an emergency, what pays, and which consents are missing; only what the reader may read. */
export function KnownAtCheckIn({ patientId, appointment }: Props): ReactNode {
  const words = useWords()
  const coverageLine = useCoverageLine()
  const { coverages, emergency, unsigned = [] } = useKnownAtCheckIn(patientId, appointment)
  const tab = (name: string) => `/patients/${patientId}/${name}`
  return (
    <dl className="check-in-contact">
      <Asked
        title={words('person.contacts')}
        lines={emergency?.map(contactLine)}
        none={words('person.not-known')}
        to={tab('contacts')}
      />
      <Asked
        title={words('person.insurance')}
        lines={coverages?.map(coverageLine)}
        none={words('person.no-insurance')}
        to={tab('coverage')}
      />
      {unsigned.length > 0 && (
        <Asked
          title={words('person.unsigned')}
          lines={unsigned.map(({ code, display = code }) => display)}
          none=""
          to={tab('consents')}
        />
      )}
    </dl>
  )
}

type AskedProps = {
  readonly title: string
  /** Undefined where it is not known, or nobody's business. */
  readonly lines: readonly string[] | undefined
  readonly none: string
  /** Where it is changed. */
  readonly to: string
}

function Asked({ title, lines, none, to }: AskedProps): ReactNode {
  if (!lines) return null
  return (
    <div>
      <dt>
        <ScreenLink to={to}>{title}</ScreenLink>
      </dt>
      <dd>{lines.length === 0 ? none : lines.map((line) => <p key={line}>{line}</p>)}</dd>
    </div>
  )
}

/** Its name says what they are to each other. */
function contactLine({ display, contacts = [] }: RelatedPerson): string {
  return [display, ...contacts.map(writeContact)].join(' · ')
}

/** Who pays, as the card says it. */
function useCoverageLine(): (coverage: Coverage) => string {
  const words = useWords()
  const moments = useMoments()
  return ({ payer, planName, memberId, period: { end } }) => {
    const until = end === undefined ? undefined : words('person.until', { day: moments.date(end) })
    const member = words('person.member-id', { number: memberId })
    return [payer.display, planName, member, until].filter(Boolean).join(' · ')
  }
}
