import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { FactEntry } from '#client/patients/entry/fact-entry.tsx'
import { useSpan } from '#client/patients/tabs/use-span.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Coverage } from '#generated/types/coverage.ts'
import { isNearlyUsed } from '#shared/chart/with-units-counted.ts'
import { type AuthorizationRow, useAuthorizationPlan } from './use-authorization-plan.ts'
import './coverage.css'

type Props = { readonly patientId: string; readonly coverages: readonly Coverage[] }

/** The authorizations of a chart's coverages: what each allows, with the units used, planned and left drawn; added and changed in place. */
export function Authorizations({ patientId, coverages }: Props): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const plan = useAuthorizationPlan(patientId, coverages)
  const [open, setOpen] = useState<string>()
  const from = useRef<HTMLElement>(null)
  const begin = (id: string, button: HTMLElement) => {
    from.current = button
    setOpen(id)
  }
  const close = () => {
    setOpen(undefined)
    setTimeout(() => from.current?.isConnected && from.current.focus())
  }
  const all = useMemo(() => rowsOf(coverages), [coverages])
  const mayWrite = may('Coverage:Update')
  return (
    <section className="tab-part" aria-label={words('chart-coverage.authorizations')}>
      <div className="tab-head">
        <h2>{words('chart-coverage.authorizations')}</h2>
        {mayWrite && coverages.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={({ currentTarget }) => begin('new', currentTarget)}
          >
            {words('chart-coverage.add-authorization')}
          </Button>
        )}
      </div>
      {open === 'new' && <FactEntry plan={plan} opening={{}} onClose={close} />}
      {all.length === 0 && <p className="tab-empty">{words('chart-coverage.no-authorizations')}</p>}
      <ul className="authorizations">
        {all.map((row) => (
          <li key={`${row.coverage.id} ${row.id}`}>
            <AuthorizationCard
              row={row}
              {...(mayWrite && { onChange: (button: HTMLElement) => begin(row.id, button) })}
            />
            {open === row.id && <FactEntry plan={plan} opening={{ row }} onClose={close} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function rowsOf(coverages: readonly Coverage[]): readonly AuthorizationRow[] {
  return coverages.flatMap((coverage) =>
    (coverage.authorizations ?? []).map((authorization) => ({
      id: authorization.id,
      coverage,
      authorization,
    })),
  )
}

type CardProps = {
  readonly row: AuthorizationRow
  /** Opens the fields, from this button. */
  readonly onChange?: (button: HTMLElement) => void
}

function AuthorizationCard({ row, onChange }: CardProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const spanText = useSpan()
  const { authorization, coverage } = row
  const { number, status, services, unitKind, unitsApproved, period } = authorization
  const { unitsUsed = 0, unitsPlanned = 0, unitsRemaining = unitsApproved - unitsUsed } = authorization
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
        <b>{number}</b> <span className="fact-dim">{coverage.payer.display}</span>{' '}
        <span className="fact-state" data-weight={status === 'Approved' ? 'good' : 'warn'}>
          {labels(`enumeration.AuthorizationStatus.${status}`)}
        </span>
        {isNearlyUsed(authorization) && (
          <span className="fact-state" data-weight="warn">
            {words('chart-coverage.nearly-used')}
          </span>
        )}
        {onChange && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={words('chart-coverage.change-authorization', { number })}
            onClick={({ currentTarget }) => onChange(currentTarget)}
          >
            {words('entry.change')}
          </Button>
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
          data-short={isNearlyUsed(authorization) || undefined}
        />
      </svg>
      <div className="fact-dim">
        {text} · {spanText(period)}
      </div>
    </>
  )
}
