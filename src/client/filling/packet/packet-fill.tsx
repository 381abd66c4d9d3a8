import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type KeptWords, openKeptWords } from '#client/sync/device/kept-words.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'
import { ItemPage } from './item-page.tsx'
import { Overview } from './overview.tsx'
import type { PacketDoor } from './packet-door.ts'
import { watchPage } from './unsent.ts'
import { useSteps } from './use-steps.ts'
import '#client/filling/pages/filling.css'
import './packet.css'

type Props = {
  readonly first: PacketSheet
  readonly door: PacketDoor
  readonly language: string
  /** Everything is handed in; `isWhole`: by everybody. */
  readonly onHandedIn: (isWhole: boolean) => Promise<void> | void
}

/** A packet that is filled in, item after item, with how far one is; at the end it is handed in. */
export function PacketFill({ first, door, language, onHandedIn }: Props): ReactNode {
  const kept = useKeptWords(first.deviceKey)
  const steps = useSteps(first, door)
  const { sheet, item, at, count } = steps
  useEffect(watchPage, [])
  const [ledTo, setLedTo] = useState<string>()
  const words = useWords()
  if (!kept) return <Loading what={sheet.name} />
  return (
    <div className="packet">
      <Progress at={at} count={count} />
      {steps.failure && <FailureNotice failure={steps.failure} onRetry={steps.reload} />}
      {item ? (
        <StepFrame key={item.itemId} title={item.title}>
          {ledTo === item.itemId && (
            <p className="filling-alert" role="alert">
              {words('packets.changed-first')}
            </p>
          )}
          {at === 0 && sheet.instructions && <p className="packet-instructions">{sheet.instructions}</p>}
          <ItemPage
            key={`${item.itemId} ${item.versionId ?? ''} ${item.progress}`}
            sheet={sheet}
            item={item}
            door={door}
            kept={kept}
            language={language}
            onDone={steps.next}
            onBack={at > 0 ? steps.back : undefined}
          />
        </StepFrame>
      ) : (
        <StepFrame title={words('packets.check')}>
          <Overview
            steps={steps}
            door={door}
            kept={kept}
            onOpen={(itemId, isLed) => {
              setLedTo(isLed ? itemId : undefined)
              steps.go(itemId)
            }}
            onHandedIn={onHandedIn}
          />
        </StepFrame>
      )}
    </div>
  )
}

/** A step begins at its heading, for those who listen too. */
function StepFrame({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="packet-title">
        {title}
      </h2>
      {children}
    </>
  )
}

function Progress({ at, count }: { readonly at: number; readonly count: number }): ReactNode {
  const words = useWords()
  const id = useId()
  return (
    <div className="packet-progress">
      <label htmlFor={id}>{words('packets.step', { at: Math.min(at + 1, count), count })}</label>
      <progress id={id} max={count} value={Math.min(at, count)} />
    </div>
  )
}

/** What is typed here is kept under the key that came with the packet. */
function useKeptWords(deviceKey: string): KeptWords | undefined {
  const [kept, setKept] = useState<KeptWords>()
  useEffect(() => {
    let isMine = true
    void openKeptWords(deviceKey).then((opened) => isMine && setKept(opened))
    return () => {
      isMine = false
    }
  }, [deviceKey])
  return kept
}
