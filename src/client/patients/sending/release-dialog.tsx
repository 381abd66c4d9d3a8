import { Button, NativeSelect, PasswordInput, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { DocumentTransmission } from '#generated/types/document-transmission.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import './sending.css'

type Props = { readonly transmission: DocumentTransmission; readonly onClose: () => void }

const bases = ['Emergency', 'CourtOrder', 'Audit'] as const

/** The dialog in which a privacy officer lets a held transmission leave: on which basis, why, and with the password. */
export function ReleaseDialog({ transmission, onClose }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [legalBasis, setBasis] = useState<(typeof bases)[number]>('Emergency')
  const [reason, setReason] = useState('')
  const [credential, setCredential] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const release = async (event: FormEvent) => {
    event.preventDefault()
    const { id, meta } = transmission
    const asked = { id, versionId: meta.versionId, legalBasis, reason: reason.trim(), credential }
    const outcome = await send('documentTransmission.release', asked)
    setCredential('')
    if (outcome.ok) onClose()
    else setFailure(outcome.failure)
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('transmissions.release-title')}>
      <form className="sending" onSubmit={(event) => void release(event)}>
        <p>{words('transmissions.release-text', { name: transmission.recipient.name })}</p>
        <NativeSelect
          label={words('transmissions.basis')}
          value={legalBasis}
          data={bases.map((value) => ({ value, label: labels(`enumeration.LegalBasis.${value}`) }))}
          onChange={(event) =>
            setBasis(bases.find((each) => each === event.currentTarget.value) ?? 'Emergency')
          }
        />
        <Textarea
          label={words('transmissions.reason')}
          value={reason}
          minLength={15}
          maxLength={500}
          autosize
          required
          data-autofocus
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <PasswordInput
          label={words('note.password')}
          autoComplete="current-password"
          value={credential}
          required
          visibilityToggleButtonProps={{ 'aria-label': words('note.show-password') }}
          onChange={(event) => setCredential(event.currentTarget.value)}
        />
        <FailureLines failure={failure} />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit">{words('transmissions.release')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
