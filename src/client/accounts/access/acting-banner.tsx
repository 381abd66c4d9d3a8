import { Button } from '@mantine/core'
import { IconEyeExclamation } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { useBecoming } from '#client/routing/use-becoming.ts'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import '#client/ui/has-more-looks.ts'

type Props = { readonly until: string }

/** The banner that stands over every screen while somebody acts in another's place, with its end. When the time is over, it ends by itself. */
export function ActingBanner({ until }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const become = useBecoming()
  const { profile } = useSession()
  const [failure, setFailure] = useState<SeenFailure>()
  useAtEnd(until, become)

  const stop = async () => {
    const outcome = await send('practitioner.endActing', {})
    if (!outcome.ok) return setFailure(outcome.failure)
    return become()
  }

  return (
    <section className="banner" data-kind="acting" aria-label={words('accounts.stop-acting')}>
      <IconEyeExclamation size={16} aria-hidden="true" />
      <strong>
        {words('accounts.acting', { name: profile?.display ?? '', until: moments.time(until) })}
      </strong>
      <Button size="compact-sm" variant="default" onClick={() => void stop()}>
        {words('accounts.stop-acting')}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </section>
  )
}

function useAtEnd(until: string, become: () => Promise<void>): void {
  const { now } = useWorld()
  useEffect(() => {
    const timer = setTimeout(() => void become(), Math.max(0, Date.parse(until) - now()) + 1_000)
    return () => clearTimeout(timer)
  })
}
