import { IconClock, IconPinFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'
import type { OwnPatients as Own } from './use-own-patients.ts'
import './finding.css'

/** Own patients above the list: pinned ones, then those opened last. Nothing where there are none. */
export function OwnPatients({ own }: { readonly own: Own }): ReactNode {
  const words = useWords()
  if (own.pinned.length + own.recent.length === 0) return null
  return (
    <div className="own-patients">
      <Row
        title={words('patients.pinned')}
        patients={own.pinned}
        icon={<IconPinFilled size={14} />}
        own={own}
      />
      <Row title={words('patients.recent')} patients={own.recent} icon={<IconClock size={14} />} own={own} />
    </div>
  )
}

type RowProps = {
  readonly title: string
  readonly patients: readonly Reference[]
  readonly icon: ReactNode
  readonly own: Own
}

function Row({ title, patients, icon, own }: RowProps): ReactNode {
  if (patients.length === 0) return null
  return (
    <nav aria-label={title}>
      <span className="own-patients-title" aria-hidden="true">
        {icon}
        {title}
      </span>
      <ul>
        {patients.map(({ id, display }) => (
          <li key={id}>
            <ScreenLink to={`/patients/${id}`} onGo={() => own.opened(id)}>
              {display}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
