import type { ReactNode } from 'react'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Consent } from '#generated/types/consent.ts'

/** The text of a consent in plain words: who may give what to whom, for what, until when, and what was given already. */
export function ConsentText({ consent }: { readonly consent: Consent }): ReactNode {
  const words = useWords()
  const facts = useFacts(consent)
  return (
    <>
      <dl className="consent-text">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Disclosures disclosures={consent.disclosures ?? []} title={words('consents.disclosures')} />
    </>
  )
}

function useFacts(consent: Consent): readonly (readonly [string, string | undefined])[] {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const codeWords = useCodeWords()
  const { from = [], to = [], purposes = [], information, period, expirationEvent, revocation } = consent
  const day = (date: string | undefined) => date && moments.date(date)
  return [
    [
      words('consents.from'),
      from
        .map(({ organization, practitioner, text }) => organization?.display ?? practitioner?.display ?? text)
        .join(', '),
    ],
    [
      words('consents.to'),
      to
        .map(
          ({ name, organization, person, class: some }) =>
            name ?? organization?.display ?? person?.display ?? some,
        )
        .join(', '),
    ],
    [words('consents.purpose'), purposes.map(({ code }) => codeWords('consent-purpose', code)).join(', ')],
    [
      words('consents.class'),
      information?.classes?.map(({ code }) => codeWords('consent-information-class', code)).join(', '),
    ],
    [words('consents.description'), information?.description],
    [words('consents.start'), day(period.start)],
    [words('consents.end'), day(period.end) ?? expirationEvent],
    [
      words('consents.revoked'),
      revocation &&
        [
          labels(`enumeration.RevocationMethod.${revocation.method}`),
          revocation.at && moments.dateAndTime(revocation.at),
          revocation.reason,
        ]
          .filter(Boolean)
          .join(' · '),
    ],
  ]
}

type DisclosuresProps = {
  readonly disclosures: NonNullable<Consent['disclosures']>
  readonly title: string
}

/** The accounting of disclosures: everything that has left under this consent. */
function Disclosures({ disclosures, title }: DisclosuresProps): ReactNode {
  const moments = useMoments()
  if (disclosures.length === 0) return null
  return (
    <section className="print-leaves-out" aria-label={title}>
      <h3>{title}</h3>
      <ul className="consent-disclosures">
        {disclosures.map(({ at, to, description, transmission }) => (
          <li key={`${at} ${transmission?.id}`}>
            {[moments.dateAndTime(at), to, description].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
