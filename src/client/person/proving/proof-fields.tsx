import { PasswordInput, SegmentedControl, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useWords } from '#client/ui/words.tsx'
import type { ProofMethod } from '#shared/passwords/method-of.ts'
import type { Proof } from './use-proof.ts'

type Props = {
  readonly proof: Proof
  /** What the password is called, where it is not just that. */
  readonly label?: string
  /** Why it is asked for again. */
  readonly why: string
  /** Where what is typed goes. */
  readonly field: Partial<UseFormRegisterReturn> & { readonly value?: string }
  readonly isMissing: boolean
  /** What is wrong with what was typed. */
  readonly error?: string | undefined
}

/** Where somebody proves who it is: the password, or one of the ways that the person has set up. Who has none sees a password alone. */
export function ProofFields({ proof, label, why, field, isMissing, error }: Props): ReactNode {
  const words = useWords()
  const { methods, method, choose } = proof
  return (
    <>
      {methods.length > 1 && (
        <SegmentedControl
          aria-label={words('proof.way')}
          fullWidth
          value={method}
          onChange={choose}
          data={methods.map((each) => ({ value: each, label: words(wayNames[each]) }))}
        />
      )}
      {method === 'Password' && (
        <PasswordInput
          label={label ?? words('note.password')}
          description={why}
          autoComplete="current-password"
          withAsterisk
          data-autofocus
          error={error ?? (isMissing && words('note.password-needed'))}
          visibilityToggleButtonProps={{ 'aria-label': words('note.show-password') }}
          {...field}
        />
      )}
      {method === 'Totp' && (
        <TextInput
          label={words('proof.code')}
          description={words('proof.code-why')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          withAsterisk
          error={error ?? (isMissing && words('proof.code-needed'))}
          {...field}
        />
      )}
      {method === 'Passkey' && <p role="status">{words('proof.passkey-why')}</p>}
    </>
  )
}

const wayNames = {
  Password: 'proof.by-password',
  Totp: 'proof.by-app',
  Passkey: 'proof.by-passkey',
} as const satisfies Record<ProofMethod, string>
