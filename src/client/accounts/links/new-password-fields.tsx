import { PasswordInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { useWords } from '#client/ui/words.tsx'
import { passwordCharacters } from '#shared/passwords/password-characters.ts'
import { passwordDoubt } from '#shared/passwords/password-doubt.ts'

/** What is typed for a new password; a form may ask for more. */
export type NewPassword = { readonly current: string; readonly password: string; readonly again: string }

type Props = {
  readonly register: UseFormRegister<NewPassword>
  readonly errors: FieldErrors<NewPassword>
  /** Names that others know of this person. */
  readonly known: readonly string[]
}

/** A new password twice, judged here by the same rule as on the server. */
export function NewPasswordFields({ register, errors, known }: Props): ReactNode {
  const words = useWords()
  const { shortest, longest } = passwordCharacters
  const judge = (password: string) => {
    const doubt = passwordDoubt(password, known)
    return doubt === undefined || words(doubt.message, doubt.parameters ?? { shortest, longest })
  }

  return (
    <>
      <PasswordInput
        label={words('accounts.new-password')}
        description={words('accounts.password-rule', { count: shortest })}
        size="sm"
        autoComplete="new-password"
        error={errors.password?.message}
        visibilityToggleButtonProps={{ 'aria-label': words('accounts.show-password') }}
        {...register('password', { validate: judge })}
      />
      <PasswordInput
        label={words('accounts.again')}
        size="sm"
        autoComplete="new-password"
        error={errors.again && words('accounts.not-equal')}
        visibilityToggleButtonProps={{ 'aria-label': words('accounts.show-password') }}
        {...register('again', { validate: (again, { password }) => again === password })}
      />
    </>
  )
}
