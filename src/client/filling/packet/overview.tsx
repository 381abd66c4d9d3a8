import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import type { KeptWords } from '#client/sync/device/kept-words.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
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
  const locale = useLocale()
  const { sheet } = steps
  const unsent = useUnsent(kept, sheet)
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)
  const handIn = async (withoutChanges: boolean) => {
    setBusy(true)
    const [open] = await unsentItems(kept, sheet)
    if (open !== undefined) return onOpen(open, true)
    const done = await door.submit({ withoutChanges })
    setBusy(false)
    if (done.ok) return onHandedIn(done.value.isWhole)
    setFailure(done.failure)
  }
  const elsewhere = changedElsewhere(failure, sheet)
  const changed = (itemId: string, isElsewhere = false) => {
    if (unsent.includes(itemId)) return words('packets.changed')
    return isElsewhere ? words('packets.changed-elsewhere') : undefined
  }
  return (
    <>
      <p>{words('packets.check-text')}</p>
      <ol className="packet-overview">
        {sheet.items.map(({ itemId, title, progress, signedAs, isChanging }) => (
          <li key={itemId}>
            <Button variant="subtle" onClick={() => onOpen(itemId, false)}>
              {title}
            </Button>
            <span className="filling-quiet">
              {changed(itemId, isChanging) ?? labels(`enumeration.Progress.${progress}`)}
              {signedAs !== undefined && ` · ${words('packets.signed-as', { name: signedAs })}`}
            </span>
          </li>
        ))}
      </ol>
      {failure && elsewhere.length === 0 && <FailureNotice failure={failure} />}
      {elsewhere.length > 0 && (
        <section className="filling-alert" role="alert">
          <p>
            {words('packets.changed-elsewhere-text', {
              titles: new Intl.ListFormat(locale).format(elsewhere),
            })}
          </p>
          <Button variant="default" onClick={() => void handIn(true)} loading={isBusy}>
            {words('packets.hand-in-without')}
          </Button>
        </section>
      )}
      <div className="packet-bar">
        <Button variant="default" onClick={steps.back}>
          {words('filling.back')}
        </Button>
        <Button onClick={() => void handIn(false)} loading={isBusy}>
          {words('packets.hand-in')}
        </Button>
      </div>
    </>
  )
}

const none: readonly string[] = []

/** The titles of the items that were changed on another device, where nothing is handed in for that. */
function changedElsewhere(failure: SeenFailure | undefined, { items }: PacketSheet): readonly string[] {
  if (failure?.kind !== 'conflict') return none
  const changing = failure.findings?.filter(({ code }) => code === 'definitions.packet-changing') ?? []
  const places = new Set(changing.map(({ pointer }) => pointer))
  return items.filter(({ itemId }) => places.has(`/items/${itemId}`)).map(({ title }) => title)
}

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
