import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Finding } from '#shared/outcome/outcome.ts'
import { unfitPointers } from '#shared/scheduling/offered/unfit-choices.ts'

/** What the wanted time collides with, or what of it does not fit the program, as the server says; nothing is booked yet. */
export function ClashStrip({ clashes }: { readonly clashes: readonly Finding[] }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const isTaken = clashes.some(({ pointer }) => !unfitPointers.includes(pointer))
  return (
    <div className="clashes" role="alert">
      <p>
        <IconAlertTriangle size={16} stroke={1.8} />
        {words(isTaken ? 'scheduling.busy' : 'scheduling.unfit')}
      </p>
      <ul>
        {clashes.map((clash) => (
          <li key={`${clash.pointer} ${clash.message}`}>{labels(clash.message, clash.parameters)}</li>
        ))}
      </ul>
    </div>
  )
}
