import { NumberInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useWords } from '#client/ui/words.tsx'
import type { BookingFields } from './state/booking-fields.ts'

type Props = { readonly form: UseFormReturn<BookingFields> }

/** For a booking, its day, when it starts and how long it lasts. */
export function BookingClock({ form }: Props): ReactNode {
  const words = useWords()
  const { errors } = form.formState
  return (
    <div className="booking-row">
      <TextInput
        type="date"
        label={words('scheduling.date')}
        error={errors.date?.message}
        required
        {...form.register('date', { required: words('scheduling.time-missing') })}
      />
      <TextInput
        type="time"
        step={300}
        label={words('scheduling.time')}
        error={errors.time?.message}
        required
        {...form.register('time', { required: words('scheduling.time-missing') })}
      />
      <Controller
        control={form.control}
        name="minutes"
        rules={{ min: { value: 5, message: words('scheduling.end-before-start') } }}
        render={({ field, fieldState }) => (
          <NumberInput
            label={words('scheduling.minutes')}
            value={field.value}
            onChange={(value) => {
              form.setValue('hasOwnMinutes', true)
              field.onChange(Number(value))
            }}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
            min={5}
            max={960}
            step={5}
          />
        )}
      />
    </div>
  )
}
