import { Button, NativeSelect, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { send } from '#client/api/send.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { revocationMethods } from '#generated/enumerations/revocation-method.ts'
import type { Consent } from '#generated/types/consent.ts'
import type { Failure } from '#shared/outcome/outcome.ts'

type Props = { readonly consent: Consent; readonly onClose: () => void }

type Revocation = { readonly method: (typeof revocationMethods)[number]; readonly reason: string }

const keptRevocations = keepTyping<Revocation>()
const blank: Revocation = { method: 'Written', reason: '' }

/** The form that revokes a consent: how it was asked, and why. Nothing leaves under it from then on. */
export function RevokeForm({ consent, onClose }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const kept = useKept(keptRevocations, consent.id, () => blank)
  const { method, reason } = kept.typed
  const [failure, setFailure] = useState<Failure>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const revoke = async (event: FormEvent) => {
    event.preventDefault()
    const { id, meta } = consent
    const said = reason.trim() === '' ? {} : { reason: reason.trim() }
    const outcome = await send('consent.revoke', { id, versionId: meta.versionId, method, ...said })
    if (!outcome.ok) return setFailure(outcome.failure)
    kept.stored(kept.typed)
    notify(words('consents.now-revoked'))
    onClose()
  }
  return (
    <form ref={form} className="consent-sign" onSubmit={(event) => void revoke(event)}>
      <h3>{words('consents.revoke-title')}</h3>
      <p>{words('consents.revoke-text')}</p>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <NativeSelect
        label={words('consents.revoke-method')}
        value={method}
        data={revocationMethods.map((value) => ({
          value,
          label: labels(`enumeration.RevocationMethod.${value}`),
        }))}
        onChange={(event) =>
          kept.type({
            reason,
            method: revocationMethods.find((each) => each === event.currentTarget.value) ?? 'Written',
          })
        }
      />
      <Textarea
        label={words('consents.revoke-reason')}
        value={reason}
        maxLength={500}
        autosize
        onChange={(event) => kept.type({ method, reason: event.currentTarget.value })}
      />
      <FailureLines failure={failure} />
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button type="submit" color="red.9">
          {words('consents.revoke')}
        </Button>
      </div>
    </form>
  )
}
