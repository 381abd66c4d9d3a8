import { Button, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Choice } from '#client/scheduling/booking/choice.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
import { type CancelInitiator, cancelInitiators } from '#generated/enumerations/cancel-initiator.ts'
import { cancellationReason } from '#generated/lists/cancellation-reason.ts'
import type { Cancellation } from '#generated/types/cancellation.ts'

type Props = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onCancel: (cancellation: Cancellation) => void
}

type Fields = { readonly reason: string; readonly initiator: CancelInitiator; readonly comment: string }

/** The dialog of an event that asks who cancelled and why; without that nothing is cancelled. */
export function CancelDialog({ isOpen, onClose, onCancel }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const locale = useLocale()
  const { control, register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { reason: '', initiator: 'Patient', comment: '' },
  })
  const reasons = cancellationReason.items.filter((item) => item.active !== false)

  const submit = handleSubmit(({ reason, initiator, comment }) => {
    const item = reasons.find(({ code }) => code === reason)
    if (!item) return
    onCancel({
      reason: { code: item.code, display: item.display },
      initiator,
      ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
    })
  })

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words('scheduling.cancel-title')} size="sm">
      <form className="booking" onSubmit={submit} noValidate>
        <Controller
          control={control}
          name="reason"
          rules={{ required: words('scheduling.say-why') }}
          render={({ field, fieldState }) => (
            <Choice
              {...field}
              label={words('scheduling.why')}
              data={reasons.map((item) => ({
                value: item.code,
                label: locale === 'es' ? (item.spanish ?? item.display) : item.display,
              }))}
              error={fieldState.error?.message}
              searchable
              required
              data-autofocus
            />
          )}
        />
        <Controller
          control={control}
          name="initiator"
          render={({ field }) => (
            <Choice
              {...field}
              label={words('scheduling.by-whom')}
              data={cancelInitiators.map((value) => ({
                value,
                label: labels(`enumeration.CancelInitiator.${value}`),
              }))}
              allowDeselect={false}
            />
          )}
        />
        <Textarea
          label={words('scheduling.comment')}
          autosize
          minRows={2}
          maxLength={1000}
          {...register('comment')}
        />
        <div className="booking-end">
          <Button variant="default" onClick={onClose}>
            {words('scheduling.keep')}
          </Button>
          <Button type="submit" color="red.9" disabled={formState.isSubmitting}>
            {words('scheduling.cancel-now')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
