import { Button, NativeSelect, PasswordInput, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { DocumentTransmission } from '#generated/types/document-transmission.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import './sending.css'

type Props = { readonly transmission: DocumentTransmission; readonly onClose: () => void }

const bases = ['Emergency', 'CourtOrder', 'Audit'] as const

type Release = { readonly legalBasis: (typeof bases)[number]; readonly reason: string }

const keptReleases = keepTyping<Release>()
const blank: Release = { legalBasis: 'Emergency', reason: '' }

/** The dialog in which a privacy officer lets a held transmission leave: on which basis, why, and with the password. */
export function ReleaseDialog({ transmission, onClose }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const kept = useKept(keptReleases, transmission.id, () => blank)
  const { legalBasis, reason } = kept.typed
  const [credential, setCredential] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const release = async (event: FormEvent) => {
    event.preventDefault()
    const { id, meta } = transmission
    const asked = { id, versionId: meta.versionId, legalBasis, reason: reason.trim(), credential }
    const outcome = await send('documentTransmission.release', asked)
    setCredential('')
    if (!outcome.ok) return setFailure(outcome.failure)
    kept.stored(kept.typed)
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('transmissions.release-title')}>
      <form className="sending" onSubmit={(event) => void release(event)}>
        <p>{words('transmissions.release-text', { name: transmission.recipient.name })}</p>
        <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
        <NativeSelect
          label={words('transmissions.basis')}
          value={legalBasis}
          data={bases.map((value) => ({ value, label: labels(`enumeration.LegalBasis.${value}`) }))}
          onChange={(event) =>
            kept.type({
              reason,
              legalBasis: bases.find((each) => each === event.currentTarget.value) ?? 'Emergency',
            })
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
          onChange={(event) => kept.type({ legalBasis, reason: event.currentTarget.value })}
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
