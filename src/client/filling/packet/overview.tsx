import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import type { KeptWords } from '#client/sync/device/kept-words.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { unsentItems } from './kept-item.ts'
import type { PacketDoor } from './packet-door.ts'
import type { Steps } from './use-steps.ts'

type Props = {
  readonly steps: Steps
  readonly door: PacketDoor
  readonly kept: KeptWords
  /** `isLed`: the item has a change that is not finished, and nothing is handed in before. */
  readonly onOpen: (itemId: string, isLed: boolean) => void
  readonly onHandedIn: (isWhole: boolean) => Promise<void> | void
}

/** The end of a packet: every item to be looked at again, and what is handed in. A change that has not arrived comes first. */
export function Overview({ steps, door, kept, onOpen, onHandedIn }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { sheet } = steps
  const unsent = useUnsent(kept, sheet)
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)
  const handIn = async () => {
    setBusy(true)
    const [open] = await unsentItems(kept, sheet)
    if (open !== undefined) return onOpen(open, true)
    const done = await door.submit()
    setBusy(false)
    if (done.ok) return onHandedIn(done.value.isWhole)
    setFailure(done.failure)
  }
  return (
    <>
      <p>{words('packets.check-text')}</p>
      <ol className="packet-overview">
        {sheet.items.map(({ itemId, title, progress, signedAs }) => (
          <li key={itemId}>
            <Button variant="subtle" onClick={() => onOpen(itemId, false)}>
              {title}
            </Button>
            <span className="filling-quiet">
              {unsent.includes(itemId)
                ? words('packets.changed')
                : labels(`enumeration.Progress.${progress}`)}
              {signedAs !== undefined && ` · ${words('packets.signed-as', { name: signedAs })}`}
            </span>
          </li>
        ))}
      </ol>
      {failure && <FailureNotice failure={failure} />}
      <div className="packet-bar">
        <Button variant="default" onClick={steps.back}>
          {words('filling.back')}
        </Button>
        <Button onClick={() => void handIn()} loading={isBusy}>
          {words('packets.hand-in')}
        </Button>
      </div>
    </>
  )
}

const none: readonly string[] = []

/** The items that were changed here after they were finished, and not finished again. */
function useUnsent(kept: KeptWords, sheet: PacketSheet): readonly string[] {
  const [unsent, setUnsent] = useState(none)
  useEffect(() => {
    let isMine = true
    void unsentItems(kept, sheet).then((found) => isMine && setUnsent(found))
    return () => {
      isMine = false
    }
  }, [kept, sheet])
  return unsent
}
