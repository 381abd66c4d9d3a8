import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { OneTimeLink } from './one-time-link.tsx'
import './links.css'

type Made = { readonly link: string; readonly expiresAt: string }
type Props = { readonly id: string; readonly name: string }

/** For somebody who has forgotten the password: the link by which a new one is chosen, shown once. */
export function ResetLink({ id, name }: Props): ReactNode {
  const words = useWords()
  const [made, setMade] = useState<Made>()
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)

  const make = async () => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await send('practitioner.resetPassword', { id })
    setBusy(false)
    if (!outcome.ok) return setFailure(outcome.failure)
    return setMade(outcome.value)
  }

  return (
    <section className="reset-link" aria-labelledby="reset-link">
      <h2 id="reset-link">{words('account.reset-link')}</h2>
      {made ? <Once made={made} name={name} /> : <p>{words('account.reset-text', { name })}</p>}
      {failure && <FailureNotice failure={failure} />}
      {!made && (
        <Button variant="default" loading={isBusy} onClick={make}>
          {words('account.make-link')}
        </Button>
      )}
    </section>
  )
}

function Once({ made, name }: { readonly made: Made; readonly name: string }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  return (
    <>
      <p role="status">{words('account.link-once', { name, until: moments.dayAndTime(made.expiresAt) })}</p>
      <OneTimeLink label={words('account.reset-link')} path={made.link} />
    </>
  )
}
