import type { ReactNode } from 'react'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'

type Props = { readonly type: string; readonly id: string; readonly name: string; readonly text: string }

/** One record in a part: the way to it, and a few words about it. */
export function RecordLine({ type, id, name, text }: Props): ReactNode {
  const recordPath = useRecordPath()
  return (
    <>
      <ScreenLink to={recordPath(type, id)}>{name}</ScreenLink>
      {text !== '' && <span className="belonging-text"> {text}</span>}
    </>
  )
}
