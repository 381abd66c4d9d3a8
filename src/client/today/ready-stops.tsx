import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { readyCount } from '#client/road/mobile-day.ts'
import { useMobileDay } from '#client/road/use-mobile-day.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'

/** On a phone the day on the road is laid by for the way as soon as the own day is opened; how much of it is ready is said. */
export function ReadyStops({ day }: { readonly day: string }): ReactNode {
  const words = useWords()
  const today = useMoments().dayOf(useWorld().instant())
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  const { answer } = useMobileDay(day, isPhone && day === today)
  if (!answer?.ok || !answer.value.isOnDevice) return null
  return <span> · {words('today.ready', readyCount(answer.value))}</span>
}
