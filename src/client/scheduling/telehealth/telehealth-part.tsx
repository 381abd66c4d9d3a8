import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCopy, IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { busyStatuses } from '#shared/scheduling/appointment-lifecycle.ts'
import { telehealthAddress } from '#shared/scheduling/surrounding/telehealth-findings.ts'
import './telehealth.css'

type Props = { readonly appointment: Appointment }

/** Of a visit by telehealth, where people meet: to be opened or copied. That there is no address is said while the visit is still to come. */
export function TelehealthPart({ appointment }: Props): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const { mode, location, status } = appointment
  const isByVideo = mode === 'Telehealth'
  const mayLook = location === undefined || may('Location:Read')
  const place = useAnswer('location.read', isByVideo && location && mayLook ? { id: location.id } : undefined)
  const isKnown = location === undefined || place?.ok === true
  const address = telehealthAddress(appointment, place?.ok ? place.value : undefined)
  const isMissing = isByVideo && isKnown && address === undefined && busyStatuses.includes(status)
  if (address === undefined && !isMissing) return null
  return (
    <section className="event-telehealth" aria-label={words('scheduling.telehealth-link')}>
      {address === undefined ? (
        <p className="telehealth-missing">
          <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />
          {words('scheduling.telehealth-no-link')}
        </p>
      ) : (
        <Address address={address} />
      )}
    </section>
  )
}

function Address({ address }: { readonly address: string }): ReactNode {
  const words = useWords()
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    )
    notify(words(isCopied ? 'scheduling.telehealth-copied' : 'scheduling.telehealth-not-copied'))
  }
  return (
    <>
      <h3>{words('scheduling.telehealth-link')}</h3>
      <p className="telehealth-address">{address}</p>
      <div>
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={14} stroke={1.8} aria-hidden="true" />}
        >
          {words('scheduling.telehealth-open')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCopy size={14} stroke={1.8} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {words('scheduling.telehealth-copy')}
        </Button>
      </div>
    </>
  )
}
