import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { listed } from '#client/scheduling/booking/state/listed.ts'
import type { useBooking } from '#client/scheduling/booking/state/use-booking.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useWords } from '#client/ui/words.tsx'

type Props = Pick<ReturnType<typeof useBooking>, 'form' | 'choices' | 'known'> & {
  /** Why it is chosen already. */
  readonly description?: ReactNode
}

/** For a booking, for what people come; what is chosen once more stays chosen. */
export function ServiceChoice({ form, choices, known, description }: Props): ReactNode {
  const words = useWords()
  return (
    <Controller
      control={form.control}
      name="serviceId"
      rules={{ required: words('scheduling.service-missing') }}
      render={({ field, fieldState }) => (
        <Choice
          {...field}
          label={words('scheduling.service')}
          data={listed(choices.services, field.value, known)}
          asked={choices.asked.services}
          error={fieldState.error?.message}
          description={description}
          data-field="service"
          allowDeselect={false}
          searchable
          required
        />
      )}
    />
  )
}
