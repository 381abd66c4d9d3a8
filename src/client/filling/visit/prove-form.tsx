import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import type { SeenLink, VisitProof } from './ask-visit.ts'

type Props = {
  readonly seen: SeenLink
  readonly failure: SeenFailure | undefined
  readonly onProve: (proof: VisitProof) => Promise<void>
}

/** What is asked beside the link before the packet opens. */
export function ProveForm({ seen, failure, onProve }: Props): ReactNode {
  const words = useWords()
  const [birthDate, setBirthDate] = useState('')
  const [zip, setZip] = useState('')
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const prove = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    await onProve(seen.asks === 'Code' ? { code } : { birthDate, zip })
    setBusy(false)
  }
  return (
    <form className="visit-form" onSubmit={(event) => void prove(event)}>
      <p>{words('packets.prove-text', { practice: seen.practice })}</p>
      {seen.asks !== 'Code' && (
        <TextInput
          size="md"
          type="date"
          required
          autoComplete="bday"
          label={words('packets.birth-date')}
          value={birthDate}
          onChange={(event) => setBirthDate(event.currentTarget.value)}
        />
      )}
      {seen.asks === 'BirthDateAndZip' && (
        <TextInput
          size="md"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          label={words('packets.zip')}
          value={zip}
          onChange={(event) => setZip(event.currentTarget.value)}
        />
      )}
      {seen.asks === 'Code' && (
        <TextInput
          size="md"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          label={words('packets.code')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      {failure && <FailureNotice failure={failure} />}
      <Button type="submit" size="md" loading={isBusy}>
        {words('packets.open')}
      </Button>
    </form>
  )
}
