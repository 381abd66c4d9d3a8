import { Button, Checkbox, NumberInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { PatientHeader } from '#client/person/patient-header.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Arrival } from './arrivals.ts'
import { KnownAtCheckIn } from './known-at-check-in.tsx'
import type { useArrival } from './use-arrival.ts'
import { useMoney } from './use-money.ts'
import './check-in.css'

type Props = {
  readonly arrival: Arrival
  readonly act: ReturnType<typeof useArrival>
  readonly onClose: () => void
}

type Verified = { readonly address: boolean; readonly insurance: boolean; readonly consents: boolean }

const questions = [
  ['address', 'person.verified-address'],
  ['insurance', 'person.verified-insurance'],
  ['consents', 'person.verified-consents'],
] as const

/** Check-in: who it is, address, phone, cards, copay, packets and consents. What was not asked stays unsaid. */
export function CheckInDialog({ arrival, act, onClose }: Props): ReactNode {
  const words = useWords()
  const money = useMoney()
  const [verified, setVerified] = useState<Verified>({ address: false, insurance: false, consents: false })
  const [collected, setCollected] = useState<number>()
  const { copay, appointment, patientId } = arrival

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (act.isChanging) return
    const checkIn = checkInOf(verified, collected, copay?.currency)
    if (await act.change('checked-in', checkIn)) onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words('person.check-in-title', { who: arrival.who ?? words('person.somebody') })}
    >
      <form className="check-in" onSubmit={submit} noValidate>
        {/* Holds its place while it is read, so that the button does not move away under the finger. */}
        <div className="check-in-facts">
          <PatientHeader id={patientId} />
          <Contact id={patientId} />
          <KnownAtCheckIn patientId={patientId} appointment={appointment} />
          <OpenPackets arrival={arrival} />
        </div>
        {!appointment.isGroup && (
          <>
            {questions.map(([name, label]) => (
              <Checkbox
                key={name}
                label={words(label)}
                checked={verified[name]}
                onChange={(event) => setVerified({ ...verified, [name]: event.currentTarget.checked })}
              />
            ))}
            <NumberInput
              label={words('person.copay-collected')}
              description={copay ? words('person.copay-due', { amount: money(copay) }) : undefined}
              value={collected ?? ''}
              onChange={(value) => setCollected(value === '' ? undefined : Number(value))}
              min={0}
              max={100_000}
              decimalScale={2}
              hideControls
            />
          </>
        )}
        {act.failure && <FailureNotice failure={act.failure} />}
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          {/* Never disabled: whoever is refused tries again by the key that the finger lies on. */}
          <Button type="submit" aria-busy={act.isChanging} data-autofocus>
            {words('person.check-in')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function checkInOf(
  { address, insurance, consents }: Verified,
  collected: number | undefined,
  currency = 'USD',
): Appointment['checkIn'] {
  return {
    ...(address && { addressVerified: true }),
    ...(insurance && { insuranceVerified: true }),
    ...(consents && { consentsVerified: true }),
    ...(collected !== undefined && { copayCollected: { amount: collected, currency } }),
  }
}

/** Address and phone, to be read out and asked for; only where the reader may read them. */
function Contact({ id }: { readonly id: string }): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const answer = useAnswer('patient.read', may('Patient:Read') ? { id, partition: id } : undefined)
  if (!answer?.ok) return null
  const { address, phone } = contactOf(answer.value)
  return (
    <dl className="check-in-contact">
      <div>
        <dt>{words('person.address')}</dt>
        <dd>{address ?? words('person.not-known')}</dd>
      </div>
      <div>
        <dt>{words('person.phone')}</dt>
        <dd>{phone ?? words('person.not-known')}</dd>
      </div>
    </dl>
  )
}

function contactOf({ addresses = [], contacts = [] }: Patient) {
  const home = addresses.find(({ use }) => use === 'home') ?? addresses[0]
  const phone = contacts.find(({ system }) => system === 'phone' || system === 'sms')
  const lines = home && [...home.lines, home.city, home.postalCode].filter(Boolean).join(', ')
  return { address: lines, phone: phone?.value }
}

function OpenPackets({ arrival: { openPackets = 0, patientId } }: Pick<Props, 'arrival'>): ReactNode {
  const words = useWords()
  if (openPackets === 0) return null
  return (
    <p className="check-in-open">
      <ScreenLink to={`/patients/${patientId}/packets`}>
        {words('person.packets-open', { count: openPackets })}
      </ScreenLink>
    </p>
  )
}
