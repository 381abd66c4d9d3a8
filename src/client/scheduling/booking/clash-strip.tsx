import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Finding } from '#shared/outcome/outcome.ts'
import { unfitPointers } from '#shared/scheduling/offered/unfit-choices.ts'

type Props = {
  readonly clashes: readonly Finding[]
  /** While one still chooses; else somebody has asked for it, and was told no. */
  readonly isLive?: boolean
}

/** What the wanted time collides with, what stands around it, or what of it does not fit the program, as the server says; nothing is booked yet. What forbids it is told apart from what warns. */
export function ClashStrip({ clashes, isLive }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <div className="clashes" role={isLive ? 'status' : 'alert'}>
      <p>
        <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
        {words(isLive ? 'scheduling.live' : headingOf(clashes))}
      </p>
      <ul>
        {clashes.map((clash) => (
          <li key={`${clash.pointer} ${clash.message}`}>
            {isLive && forbids(clash) && (
              <>
                <IconBan size={14} stroke={1.8} aria-hidden="true" /> {words('scheduling.forbids')}{' '}
              </>
            )}
            {labels(clash.message, clash.parameters)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function headingOf(clashes: readonly Finding[]) {
  if (clashes.some((clash) => codeOf(clash).startsWith('scheduling.busy'))) return 'scheduling.busy'
  return clashes.every(({ pointer }) => unfitPointers.includes(pointer))
    ? 'scheduling.unfit'
    : 'scheduling.look-first'
}

/** By its message id, what one remark of the server is about. */
export function codeOf({ code, message }: Finding): string {
  return code ?? message
}

/** No confirming helps: nothing else can be booked beside it, or the booking itself is not right. */
function forbids(clash: Finding): boolean {
  return clash.weight === 'blocks'
}
