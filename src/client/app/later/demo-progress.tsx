import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { askStart } from '#client/api/ask-session.ts'
import { useSession } from '#client/api/session.ts'
import { useWords } from '#client/ui/words.tsx'

const interval = 2_000

/**
 * In the shell, how far the demo practice has come while it is still being made, so that nobody takes what is there for all of it; when it
 * is whole, what is on the screen is read again. Nothing afterwards and nothing outside of the demo.
 */
export function DemoProgress(): ReactNode {
  const words = useWords()
  const { practice } = useSession()
  const { data } = useQuery({
    queryKey: ['start'],
    queryFn: askStart,
    enabled: practice?.demo === true,
    refetchInterval: ({ state }) =>
      state.data?.ok && state.data.value.progress.some(isUnderWay) ? interval : false,
  })
  const parts = data?.ok ? data.value.progress : []
  const isMaking = parts.some(isUnderWay)
  const wasMaking = useRef(false)
  useEffect(() => {
    if (wasMaking.current && !isMaking) refreshAllAnswers()
    wasMaking.current = isMaking
  }, [isMaking])
  if (!isMaking) return null

  const done = parts.reduce((sum, part) => sum + part.done, 0)
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  return (
    <p className="banner" data-kind="making">
      <progress aria-label={words('app.demo-making-name')} max={total} value={done} />
      <strong>{words('app.demo-making', { done, total })}</strong>
      <span>{words('app.demo-making-text')}</span>
    </p>
  )
}

function isUnderWay({ done, total }: { readonly done: number; readonly total: number }): boolean {
  return done < total
}
