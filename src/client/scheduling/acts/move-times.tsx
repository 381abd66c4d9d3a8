import type { ReactNode } from 'react'
import { FindTimes } from '#client/scheduling/finding/find-times.tsx'
import type { TimesStart } from '#client/scheduling/finding/time-fields.ts'
import type { NamedTime } from '#client/scheduling/finding/time-list.tsx'
import { usePlaces } from '#client/scheduling/finding/use-places.ts'
import type { ChangeFields } from '#client/scheduling/series/change-fields.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { localDate, localMoment } from '#shared/time/local-moment.ts'

type Chosen = Pick<ChangeFields, 'date' | 'time' | 'minutes' | 'locationId'>

type Props = {
  readonly appointment: Appointment
  readonly fields: ChangeFields
  readonly onChoose: (chosen: Chosen) => void
  readonly onDone: () => void
}

/** Finds another time for an appointment with the same person; its own time counts as free. */
export function MoveTimes({ appointment, fields, onChoose, onDone }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { instant } = useWorld()
  const { places, asked } = usePlaces()
  const { owner, attendees = [], serviceType, program, timezone, id } = appointment
  const patient = attendees.find(({ subject }) => subject.resourceType === 'Patient')
  const today = localDate(instant(), timezone)
  const start: TimesStart = {
    owner: { id: owner.id, display: owner.display ?? '' },
    mayChoose: false,
    locationId: fields.locationId,
    minutes: fields.minutes,
    earliest: fields.date > today ? fields.date : today,
    mode: fields.mode,
    patientId: patient?.subject.id ?? '',
    serviceId: serviceType?.id ?? '',
    programId: program?.id ?? '',
    except: id,
  }

  const take = (time: NamedTime, minutes: number) => {
    const { date, time: clock } = localMoment(time.start, timezone)
    onChoose({ date, time: clock, minutes, locationId: time.location ?? fields.locationId })
    announce(words('finding.chosen', { when: moments.dayAndTime(time.start), who: time.who }))
    onDone()
  }
  return <FindTimes start={start} places={places} asked={asked} onChoose={take} onBack={onDone} />
}
