import { Button, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Choice } from '#client/scheduling/booking/choice.tsx'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useFieldsKept, useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
import { type CancelInitiator, cancelInitiators } from '#generated/enumerations/cancel-initiator.ts'
import { cancellationReason } from '#generated/lists/cancellation-reason.ts'
import type { Cancellation } from '#generated/types/cancellation.ts'

type Props = {
  readonly appointmentId: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Answers whether the appointment is cancelled now. */
  readonly onCancel: (cancellation: Cancellation) => Promise<boolean>
}

type Fields = { readonly reason: string; readonly initiator: CancelInitiator; readonly comment: string }

const keptCancellations = keepTyping<Fields>()
const reasons = cancellationReason.items.filter((item) => item.active !== false)
const blank: Fields = { reason: '', initiator: 'Patient', comment: '' }

/** The dialog of an event that asks who cancelled and why; without that nothing is cancelled. */
export function CancelDialog({ isOpen, ...rest }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={words('scheduling.cancel-title')} size="sm">
      {isOpen && <CancelForm key={rest.appointmentId} {...rest} />}
    </Dialog>
  )
}

function CancelForm({ appointmentId, onClose, onCancel }: Omit<Props, 'isOpen'>): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const locale = useLocale()
  const kept = useKept(keptCancellations, appointmentId, () => blank)
  const form = useForm<Fields>({ defaultValues: kept.typed })
  const { control, register, handleSubmit, formState } = form
  useFieldsKept(form, kept.type)
  const startOver = () => {
    kept.startOver()
    form.reset(blank)
  }

  const submit = handleSubmit(async (fields) => {
    const { reason, initiator, comment } = fields
    const item = reasons.find(({ code }) => code === reason)
    if (!item) return
    const isCancelled = await onCancel({
      reason: { code: item.code, display: item.display },
      initiator,
      ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
    })
    if (isCancelled) kept.stored(fields)
  })

  return (
    <form className="booking" onSubmit={submit} noValidate>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={startOver} />
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
  )
}
