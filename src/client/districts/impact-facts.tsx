import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { DistrictImpact } from '#generated/types/district-impact.ts'
import type { Reference } from '#generated/types/reference.ts'

type Props = { readonly impact: DistrictImpact }

const kinds = ['assigned', 'moved', 'left', 'kept'] as const

/** What becomes of addresses: how many of each kind, from where to where, and whose, as far as whoever looks may know. */
export function ImpactFacts({ impact }: Props): ReactNode {
  const words = useWords()
  const { moves, patients, isWhole } = impact
  const told = kinds.filter((kind) => impact[kind] > 0)
  return (
    <div className="districts-impact">
      {told.length === 0 ? (
        <p>{words('districts.impact-none')}</p>
      ) : (
        <ul>
          {told.map((kind) => (
            <li key={kind}>{words(`districts.impact-${kind}`, { count: impact[kind] })}</li>
          ))}
        </ul>
      )}
      {moves.length > 0 && (
        <section aria-label={words('districts.moves')}>
          <h3>{words('districts.moves')}</h3>
          <ul>
            {moves.map(({ from, to, addresses }) => (
              <li key={`${from?.id} ${to?.id}`}>
                <FromTo from={from} to={to} />: {words('districts.addresses', { count: addresses })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {patients && patients.length > 0 && (
        <section aria-label={words('districts.patients')}>
          <h3>{words('districts.patients')}</h3>
          <ul>
            {patients.map(({ patient, from, to }) => (
              <li key={`${patient.id} ${from?.id} ${to?.id}`}>
                <ScreenLink to={`/patients/${patient.id}`}>{patient.display ?? patient.id}</ScreenLink> –{' '}
                <FromTo from={from} to={to} />
              </li>
            ))}
          </ul>
          {!isWhole && <p>{words('districts.more-patients', { count: patients.length })}</p>}
        </section>
      )}
      <p className="districts-text">{words('districts.impact-text')}</p>
    </div>
  )
}

type FromToProps = { readonly from: Reference | undefined; readonly to: Reference | undefined }

function FromTo({ from, to }: FromToProps): ReactNode {
  const words = useWords()
  const none = words('districts.no-district')
  return words('districts.from-to', { from: from?.display ?? none, to: to?.display ?? none })
}
