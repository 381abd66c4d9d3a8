import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '#client/api/session.ts'
import { askStart } from '#client/api/session-call.ts'
import { useWords } from '#client/ui/words.tsx'
import './today.css'

const interval = 2_000

/** How far the demo practice has come while it is still being made; nothing afterwards and nothing outside of the demo. */
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
  if (!parts.some(isUnderWay)) return null

  const done = parts.reduce((sum, part) => sum + part.done, 0)
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  const share = Math.floor((100 * done) / Math.max(1, total))
  return (
    <div className="demo-progress">
      <progress aria-label={words('today.making-demo')} max={total} value={done} />
      <span>{words('today.making-demo-share', { share })}</span>
    </div>
  )
}

function isUnderWay({ done, total }: { readonly done: number; readonly total: number }): boolean {
  return done < total
}
