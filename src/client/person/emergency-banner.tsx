import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { type AccessToken, keepToken, letTokenGo, useAccessToken } from '#client/api/access-token.ts'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { sendPlain } from '#client/api/send.ts'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import './person.css'

const lookEvery = 20_000

/** The emergency banner of a person whose record is open by emergency access: that it is recorded, why and how long it is open, and the way to end it now. */
export function EmergencyBanner({ patientId }: { readonly patientId: string }): ReactNode {
  const token = useAccessToken()
  return token?.opened.includes(patientId) ? <Banner token={token} patientId={patientId} /> : null
}

type Props = { readonly token: AccessToken; readonly patientId: string }

function Banner({ token, patientId }: Props): ReactNode {
  const words = useWords()
  const codeWords = useCodeWords()
  const moments = useMoments()
  const go = useGo()
  const reason = token.reasons.findLast(({ patient }) => patient === patientId)?.code
  const [failure, setFailure] = useState<SeenFailure>()
  const minutes = useMinutesLeft(token.expiration)
  const left = words('patients.emergency-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })

  const end = async () => {
    setFailure(undefined)
    const outcome = await ended(token, patientId)
    if (!outcome.ok) return setFailure(outcome.failure)
    refreshAllAnswers()
    notify(words('patients.emergency-ended'))
    go('/patients')
  }

  return (
    <section className="emergency" aria-label={words('patients.emergency')}>
      <IconAlertTriangle size={18} aria-hidden="true" />
      <strong>{words('patients.emergency')}</strong>
      {reason !== undefined && <span>{codeWords('access-reason', reason)}</span>}
      <span>{words('patients.emergency-until', { time: moments.dayAndTime(token.expiration), left })}</span>
      <Button size="compact-sm" variant="default" onClick={end}>
        {words('patients.emergency-end')}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </section>
  )
}

/** Takes the patient out of the token; the last one takes the token along. */
async function ended(
  { id, versionId, patients }: AccessToken,
  patientId: string,
): Promise<Outcome<undefined>> {
  const place = patients.indexOf(patientId)
  if (patients.length === 1 || place < 0) {
    const deleted = await sendPlain('SecurityToken', 'delete', { id, versionId })
    if (deleted.ok) letTokenGo()
    return deleted
  }
  const operations = [{ op: 'remove', path: `/patientAllowances/${place}` } as const]
  const patched = await sendPlain('SecurityToken', 'patch', { id, versionId, operations })
  if (!patched.ok) return patched
  keepToken(patched.value)
  return { ok: true, value: undefined }
}

/** Whole minutes until the access ends; at its end the token is let go and everything is read again. */
function useMinutesLeft(expiration: string): number {
  const { now } = useWorld()
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const look = () => {
      setMoment(now())
      if (Date.parse(expiration) > now()) return
      letTokenGo()
      refreshAllAnswers()
    }
    const timer = setInterval(look, lookEvery)
    return () => clearInterval(timer)
  }, [expiration, now])
  return Math.max(0, Math.ceil((Date.parse(expiration) - moment) / 60_000))
}
