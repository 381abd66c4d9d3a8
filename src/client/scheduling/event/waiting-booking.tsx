import { Button, CloseButton } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { whoOf } from '#client/scheduling/day/day-events.ts'
import { useWithdraw } from '#client/scheduling/owed/use-withdraw.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { Facts } from './event-panel.tsx'
import { useFocusHeld } from './use-focus-held.ts'

type Props = { readonly booked: Appointment; readonly onClose: () => void }

/** A booking that is not stored yet: what was entered, that it waits, and the way to take it back. Nothing else may be done with it before the server knows it. */
export function WaitingBooking({ booked, onClose }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const withdraw = useWithdraw()
  const panel = useFocusHeld(booked)
  const { serviceType, title, kind } = booked
  const what = serviceType?.display ?? title ?? labels(`enumeration.AppointmentKind.${kind}`)
  const drop = () => {
    onClose()
    void withdraw(booked)
  }
  return (
    <section className="event-panel" aria-label={words('scheduling.details')} ref={panel} tabIndex={-1}>
      <header>
        <h2>{whoOf(booked) ?? what}</h2>
        <CloseButton aria-label={words('scheduling.close-details')} onClick={onClose} />
      </header>
      <p className="event-status">
        <IconCloudUp size={14} stroke={1.8} aria-hidden="true" />
        {words('owed.waits')}
      </p>
      <p>{words('owed.here')}</p>
      <Facts appointment={booked} />
      <div className="event-actions">
        <Button variant="default" onClick={drop}>
          {words('owed.drop')}
        </Button>
      </div>
    </section>
  )
}
