import { Button, PasswordInput, Select, Textarea } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { listItems } from '#client/form/words/list-items.ts'
import { useBecoming } from '#client/routing/use-becoming.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useFieldsKept, useKept } from '#client/sync/drafts/use-kept.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import '#client/accounts/links/links.css'

type Props = { readonly id: string; readonly name: string }
type Entered = { readonly reason: string; readonly text: string; readonly credential: string }

const blank = { reason: '', text: '' }
const keptReasons = keepTyping<Omit<Entered, 'credential'>>()
const shortest = 15

/** For support, beside somebody of the staff: to see what that person sees, with a reason and the password. */
export function ActFor({ id, name }: Props): ReactNode {
  const words = useWords()
  const become = useBecoming()
  const reasons = useReasons()
  const { acting } = useSession()
  const [failure, setFailure] = useState<SeenFailure>()
  const kept = useKept(keptReasons, id, () => blank)
  const form = useForm<Entered>({ defaultValues: { ...kept.typed, credential: '' } })
  useFieldsKept(form, ({ reason, text }) => kept.type({ reason, text }))
  if (acting) return null

  const begin = form.handleSubmit(async ({ reason, text, credential }) => {
    setFailure(undefined)
    const chosen = reasons.find(({ code }) => code === reason) ?? { code: reason, display: reason }
    const outcome = await send('practitioner.actFor', { id, reason: chosen, text, credential })
    form.setValue('credential', '')
    if (!outcome.ok) return setFailure(outcome.failure)
    kept.stored({ reason, text })
    return become()
  })

  return (
    <form className="reset-link" aria-labelledby="act-for" onSubmit={begin} noValidate>
      <h2 id="act-for">{words('account.act-for')}</h2>
      <p>{words('account.act-for-text', { name })}</p>
      <Fields form={form} reasons={reasons} />
      {failure && <FailureNotice failure={failure} />}
      <Button type="submit" variant="default" loading={form.formState.isSubmitting}>
        {words('account.act-for-start', { name })}
      </Button>
    </form>
  )
}

type FieldsProps = { readonly form: UseFormReturn<Entered>; readonly reasons: readonly CodedValue[] }

function Fields({ form, reasons }: FieldsProps): ReactNode {
  const words = useWords()
  const { register, control, formState } = form
  const { errors } = formState
  const needed = words('accounts.say-why')
  return (
    <>
      <Controller
        name="reason"
        control={control}
        rules={{ required: needed }}
        render={({ field }) => (
          <Select
            ref={field.ref}
            label={words('patients.open-reason')}
            data={reasons.map(({ code, display }) => ({ value: code, label: display }))}
            value={field.value === '' ? null : field.value}
            onChange={(value) => field.onChange(value ?? '')}
            error={errors.reason?.message}
            withAsterisk
          />
        )}
      />
      <Textarea
        label={words('account.act-for-why')}
        autosize
        minRows={2}
        maxLength={500}
        withAsterisk
        error={errors.text?.message}
        {...register('text', { validate: (text) => text.trim().length >= shortest || needed })}
      />
      <PasswordInput
        label={words('patients.open-password')}
        autoComplete="current-password"
        withAsterisk
        error={errors.credential?.message}
        visibilityToggleButtonProps={{ 'aria-label': words('accounts.show-password') }}
        {...register('credential', { required: words('patients.open-password-needed') })}
      />
    </>
  )
}

/** The reasons that this practice offers. */
function useReasons(): readonly CodedValue[] {
  const [reasons, setReasons] = useState<readonly CodedValue[]>([])
  useEffect(() => {
    listItems('access-reason').then(
      (items) => setReasons(items.map(({ code, display }) => ({ code, display }))),
      () => undefined,
    )
  }, [])
  return reasons
}
