import { IconCircleCheck, IconHandStop } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { DisclosureVerdict, NearestConsent } from '#shared/consents/judge-disclosure.ts'
import type { DisclosurePart } from '#shared/consents/misfits-of.ts'
import { useConsentNames } from './use-consent-names.ts'

type Props = {
  readonly patientId: string
  readonly documents: readonly { readonly title: string }[]
  readonly verdict: DisclosureVerdict | undefined
}

/** The match of a transmission with consents: which of them lets it leave, or what keeps it and which comes nearest. */
export function ConsentMatch({ patientId, documents, verdict }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  if (!verdict) return null
  const isHeld = verdict.kind === 'held'
  const Icon = isHeld ? IconHandStop : IconCircleCheck
  const kept = isHeld && documents.length > 1 ? documents[verdict.place ?? -1] : undefined
  return (
    <div className="consent-match" data-tone={isHeld ? 'warn' : 'good'} role="status">
      <Icon size={16} aria-hidden="true" />
      <div>
        {kept && <p>{words('consents.held-document', { title: kept.title })}</p>}
        {verdict.kind === 'held' && <p>{labels(verdict.because)}</p>}
        {verdict.kind === 'held' && verdict.nearest && (
          <Nearest patientId={patientId} nearest={verdict.nearest} />
        )}
        {verdict.kind === 'leaves' && verdict.consents.length === 0 && <p>{words('consents.no-need')}</p>}
        {verdict.kind === 'leaves' &&
          verdict.consents.map(({ id, kind, period }) => (
            <p key={id}>
              {period.end
                ? words('consents.match-until', {
                    kind: kind.display ?? kind.code,
                    end: moments.date(period.end),
                  })
                : words('consents.match', { kind: kind.display ?? kind.code })}
            </p>
          ))}
        {verdict.needsNotice && <p>{words('consents.with-notice')}</p>}
      </div>
    </div>
  )
}

type NearestProps = { readonly patientId: string; readonly nearest: NearestConsent }

/** The consent that comes nearest, with a way to it, and what of it does not fit. */
function Nearest({ patientId, nearest: { consent, misfits } }: NearestProps): ReactNode {
  const words = useWords()
  const { recipients } = useConsentNames()
  const codeWords = useCodeWords()
  const kind = codeWords('consent-kind', consent.kind.code)
  return (
    <>
      <p>
        {words('consents.nearest')}{' '}
        <ScreenLink to={`/patients/${patientId}/consents?consent=${consent.id}`}>
          {words('consents.nearest-for', { kind, name: recipients(consent) })}
        </ScreenLink>
      </p>
      <ul>
        {misfits.map((part) => (
          <li key={part}>
            <Misfit part={part} consent={consent} />
          </li>
        ))}
      </ul>
    </>
  )
}

type MisfitProps = { readonly part: DisclosurePart; readonly consent: NearestConsent['consent'] }

function Misfit({ part, consent }: MisfitProps): ReactNode {
  const words = useWords()
  const names = useConsentNames()
  if (part === 'recipient') return words('consents.misfit-recipient', { names: names.recipients(consent) })
  if (part === 'purpose') return words('consents.misfit-purpose', { names: names.purposes(consent) })
  if (part === 'information') {
    const classes = names.classes(consent)
    return classes === ''
      ? words('consents.misfit-special')
      : words('consents.misfit-information', { names: classes })
  }
  if (part === 'days') return words('consents.misfit-days', { days: names.days(consent) })
  return words('consents.misfit-period', { days: names.period(consent) })
}
