import { lazy } from 'react'
import { openPart } from '#client/ui/stale-chunk.ts'
import { SessionWatch } from './session-watch.tsx'

/** What stands before the application, and what watches over its session; `app` puts each in its place. */
export const accounts = {
  SignIn: lazy(() =>
    openPart(() => import('./sign-in-screen.tsx')).then((file) => ({ default: file.SignInScreen })),
  ),
  Welcome: lazy(() =>
    openPart(() => import('./welcome-screen.tsx')).then((file) => ({ default: file.WelcomeScreen })),
  ),
  ChoosePractice: lazy(() =>
    openPart(() => import('./choose-practice.tsx')).then((file) => ({ default: file.ChoosePractice })),
  ),
  SessionWatch,
} as const
