import { useMemo } from 'react'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { useWorld } from '#client/ui/world.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { ageOn } from '#shared/time/calendar.ts'
import { localDate } from '#shared/time/local-moment.ts'

/** What the alerts of an instrument may ask beside its answers: the day, and of the patient what the form knows. */
export function useAlertContext(): FormContext {
  const { timezone, patient } = useFormRoom().setting
  const { instant } = useWorld()
  const { birthDate, gender } = patient ?? {}
  return useMemo(() => {
    const today = localDate(instant(), timezone)
    return {
      values: {
        today,
        ...(birthDate !== undefined && { birthDate, 'patient.age': ageOn(birthDate, today) }),
        ...(gender !== undefined && { 'patient.gender': gender }),
      },
    }
  }, [timezone, birthDate, gender, instant])
}
