import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { HandedIn } from '#client/filling/packet/handed-in.tsx'
import { type PacketDoor, staffDoor } from '#client/filling/packet/packet-door.ts'
import { PacketFill } from '#client/filling/packet/packet-fill.tsx'
import { PatientHeader } from '#client/person/patient-header.tsx'
import type { ScreenProps } from '#client/routing/feature.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** Where staff fill in a packet: their own items, and those that come on paper or are told. */
export function FillPacketScreen({ params }: ScreenProps): ReactNode {
  const { id = '' } = params
  const words = useWords()
  const go = useGo()
  const locale = useLocale()
  const door = useMemo(() => staffDoor(id), [id])
  const [sheet, reload] = useSheet(door)
  const answer = useAnswer('packetResponse.read', { id })
  const back = `/packets-sent/${id}`
  if (!sheet?.ok)
    return (
      <Page title={words('filling.screen.packet-fill')}>
        {sheet ? (
          <FailureNotice failure={sheet.failure} onRetry={reload} />
        ) : (
          <Loading what={words('filling.screen.packet-fill')} />
        )}
      </Page>
    )
  return (
    <Page
      title={words('packets.fill-title', { name: sheet.value.name })}
      above={answer?.ok && <PatientHeader id={answer.value.patient.id} />}
    >
      {sheet.value.isHandedIn ? (
        <HandedIn sheet={sheet.value} text="packets.part-done" />
      ) : (
        <PacketFill
          first={sheet.value}
          door={door}
          language={locale}
          onHandedIn={() => {
            refreshAnswers('PacketResponse')
            go(back)
          }}
        />
      )}
    </Page>
  )
}

function useSheet(door: PacketDoor): readonly [Outcome<PacketSheet> | undefined, () => void] {
  const [sheet, setSheet] = useState<Outcome<PacketSheet>>()
  const read = useCallback(() => {
    void door.sheet().then(setSheet)
  }, [door])
  useEffect(read, [read])
  return [sheet, read]
}
