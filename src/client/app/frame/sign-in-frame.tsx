import { IconDatabaseOff } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { accounts } from '#client/accounts/feature.tsx'
import { askSession } from '#client/api/ask-session.ts'
import { reach, subscribeToReach, watchConnection } from '#client/api/fetch-from-server.ts'
import {
  beginSession,
  endSession,
  type Session,
  type SessionState,
  sessionState,
} from '#client/api/session.ts'
import { completeLanguage } from '#client/app/language.ts'
import { useLanguageChoice } from '#client/app/language-choice.ts'
import { openVisit, watchLeftVisit } from '#client/filling/feature.tsx'
import { recallSession } from '#client/sync/device/keep-session.ts'
import { OutboxProvider } from '#client/sync/outbox/use-outbox.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { openPart } from '#client/ui/states/is-stale-chunk.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { watchSession } from './watch-session.ts'

/** Fetched while the person is still choosing how to sign in. */
const openShell = () => import('./signed-in-application.tsx')
const SignedInApplication = lazy(() =>
  openPart(openShell).then((file) => ({ default: file.SignedInApplication })),
)

/** Whoever was invited may be new to all of it: what the page says is fetched before it shows. */
const Invite = lazy(async () => {
  const [InviteScreen] = await Promise.all([accounts.openInvite(), completeLanguage()])
  return { default: InviteScreen }
})

/** Whoever fills in a packet is signed in nowhere, and reads this page alone. */
const Visit = lazy(async () => {
  const [VisitScreen] = await Promise.all([openVisit(), completeLanguage()])
  return { default: VisitScreen }
})

/** Stands before the application, and says what stands in it. */
const FactorDemanded = lazy(async () => {
  const [Demanded] = await Promise.all([accounts.openFactorDemanded(), completeLanguage()])
  return { default: Demanded }
})

type Props = { readonly state: SessionState }

/** Nobody passes without a session; one that ends later leaves nothing to read, and its owner goes on at the same address. */
export function SignInFrame({ state }: Props): ReactNode {
  const [failure, retry] = useFirstQuestion(state)
  const world = useWorld()
  const language = useLanguageChoice()
  useEffect(() => watchSession(world), [world])
  useEffect(watchConnection, [])
  useEffect(watchLeftVisit, [])
  if (location.pathname === '/welcome')
    return (
      <Suspense fallback={<Loading />}>
        <accounts.Welcome />
      </Suspense>
    )
  if (location.pathname === '/invite')
    return (
      <Suspense fallback={<Loading />}>
        <Invite />
      </Suspense>
    )
  if (location.pathname === '/packet')
    return (
      <Suspense fallback={<Loading />}>
        <Visit language={language} />
      </Suspense>
    )
  if (failure) return <FailureNotice failure={failure} onRetry={retry} />
  if (state.kind === 'unknown') return <Loading />
  if (state.kind === 'signedOut') return <SignedOut />
  return <SignedIn session={state.session} isExpired={state.kind === 'expired'} />
}

function SignedOut(): ReactNode {
  useEffect(() => {
    openShell().catch(() => undefined)
  }, [])
  return (
    <Suspense fallback={<Loading />}>
      <accounts.SignIn />
    </Suspense>
  )
}

function SignedIn({
  session,
  isExpired,
}: {
  readonly session: Session
  readonly isExpired: boolean
}): ReactNode {
  const words = useWords()
  const { person, practice, factorDemanded } = session
  if (!practice)
    return (
      <Suspense fallback={<Loading />}>
        <accounts.ChoosePractice session={session} />
      </Suspense>
    )

  if (factorDemanded)
    return (
      <Suspense fallback={<Loading />}>
        <FactorDemanded />
      </Suspense>
    )

  return (
    <OutboxProvider
      key={`${person.id} ${practice.key}`}
      owner={{ personId: person.id, practiceKey: practice.key }}
      refused={(error) => (
        <EmptyState icon={IconDatabaseOff} title={words('app.no-device-storage')} text={error.message} />
      )}
    >
      <Suspense fallback={<Loading />}>
        {!isExpired && <SignedInApplication />}
        <accounts.SessionWatch isExpired={isExpired} />
      </Suspense>
    </OutboxProvider>
  )
}

function useFirstQuestion(state: SessionState): readonly [SeenFailure | undefined, () => void] {
  const world = useWorld()
  const [failure, setFailure] = useState<SeenFailure>()
  const isUnknown = state.kind === 'unknown'

  const ask = useCallback(async () => {
    setFailure(undefined)
    const outcome = await askSession(sessionStorage.getItem('goldthread.practice') ?? undefined)
    if (outcome.ok) return beginSession(outcome.value, world.now())
    if (outcome.failure.kind === 'signedOut') return endSession()

    const kept = reach() === 'reached' ? undefined : await recallSession(world.now())
    if (kept) beginSession(kept, world.now())
    else setFailure(outcome.failure)
  }, [world])
  useEffect(
    () => subscribeToReach(() => reach() === 'reached' && sessionState().kind === 'unknown' && ask()),
    [ask],
  )

  useEffect(() => {
    if (isUnknown) ask()
  }, [isUnknown, ask])

  return [failure, ask]
}
