import type { ReactNode } from 'react'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Consent } from '#generated/types/consent.ts'
import { type ConsentFact, consentFacts, explainedIn } from '#shared/consents/consent-facts.ts'
import { ConsentAnswers } from './consent-answers.tsx'

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
      {consent.form && <ConsentAnswers form={consent.form} />}
      <Disclosures disclosures={consent.disclosures ?? []} title={words('consents.disclosures')} />
    </>
  )
}

function useFacts(consent: Consent): readonly ConsentFact[] {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const codeWords = useCodeWords()
  const { revocation } = consent
  const said = consentFacts(consent, { say: labels, date: moments.date, code: codeWords })
  const sentences = explainedIn(consent, labels)
  return [
    ...said,
    [words('consents.explained'), sentences.join(' · ')],
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
