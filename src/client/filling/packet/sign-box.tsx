import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'

type Props = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isMissing: boolean
}

/** Where whoever fills in an item signs it, by the own full name. */
export function SignBox({ value, onChange, isMissing }: Props): ReactNode {
  const words = useWords()
  return (
    <fieldset className="packet-sign">
      <legend>{words('packets.sign')}</legend>
      <TextInput
        label={words('packets.full-name')}
        description={words('packets.sign-text')}
        required
        maxLength={120}
        autoComplete="name"
        value={value}
        error={isMissing && words('packets.name-needed')}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </fieldset>
  )
}
