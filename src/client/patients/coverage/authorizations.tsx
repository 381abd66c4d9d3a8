import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Authorization } from '#generated/types/authorization.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import { periodText } from './period-text.ts'
import './coverage.css'

/** The authorizations of a chart's coverages: what each allows, with the units used, planned and left drawn. */
export function Authorizations({ coverages }: { readonly coverages: readonly Coverage[] }): ReactNode {
  const words = useWords()
  const all = coverages.flatMap(({ authorizations = [], payer }) =>
    authorizations.map((authorization) => ({ authorization, payer: payer.display ?? '' })),
  )
  return (
    <section className="tab-part" aria-label={words('chart-coverage.authorizations')}>
      <h2>{words('chart-coverage.authorizations')}</h2>
      {all.length === 0 && <p className="tab-empty">{words('chart-coverage.no-authorizations')}</p>}
      <ul className="authorizations">
        {all.map(({ authorization, payer }) => (
          <li key={`${payer} ${authorization.id}`}>
            <AuthorizationCard authorization={authorization} payer={payer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CardProps = { readonly authorization: Authorization; readonly payer: string }

function AuthorizationCard({ authorization, payer }: CardProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { number, status, services, unitKind, unitsApproved, period } = authorization
  const { unitsUsed = 0, unitsPlanned = 0, unitsRemaining = unitsApproved - unitsUsed } = authorization
  const isShort = unitsUsed * 100 >= unitsApproved * (authorization.warnAtPercent ?? 80)
  const share = (units: number) => (unitsApproved > 0 ? Math.min(100, (units / unitsApproved) * 100) : 0)
  const text = words('chart-coverage.units', {
    used: unitsUsed,
    planned: unitsPlanned,
    left: unitsRemaining,
    approved: unitsApproved,
    unit: unitKind.display,
  })
  return (
    <>
      <div className="authorization-head">
        <b>{number}</b> <span className="fact-dim">{payer}</span>{' '}
        <span className="fact-state" data-weight={status === 'Approved' ? 'good' : 'warn'}>
          {labels(`enumeration.AuthorizationStatus.${status}`)}
        </span>
        {isShort && status === 'Approved' && (
          <span className="fact-state" data-weight="warn">
            {words('chart-coverage.nearly-used')}
          </span>
        )}
      </div>
      <div>{services.map(({ display }) => display).join(', ')}</div>
      <svg
        className="authorization-units"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        role="img"
        aria-label={text}
      >
        <rect className="authorization-all" width="100" height="6" />
        <rect
          className="authorization-planned"
          x={share(unitsUsed)}
          width={Math.min(share(unitsPlanned), 100 - share(unitsUsed))}
          height="6"
        />
        <rect
          className="authorization-used"
          width={share(unitsUsed)}
          height="6"
          data-short={isShort || undefined}
        />
      </svg>
      <div className="fact-dim">
        {text} · {periodText(period, moments)}
      </div>
    </>
  )
}
