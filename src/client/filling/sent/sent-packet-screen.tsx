import { type ReactNode, useCallback } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { PatientHeader } from '#client/person/patient-header.tsx'
import type { ScreenProps } from '#client/routing/feature.ts'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Packet } from '#generated/types/packet.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { AssigneeList } from './assignee-list.tsx'
import { ItemAnswers } from './item-answers.tsx'
import { ItemTable } from './item-table.tsx'
import { PacketReview } from './packet-review.tsx'
import '#client/filling/pages/filling.css'

/** A packet that was sent, for the staff: how far it is, who fills it in and how, what came back, and what becomes of it. */
export function SentPacketScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const answer = useAnswer('packetResponse.read', { id: params.id ?? '' })
  const response = answer?.ok ? answer.value : undefined
  const pinned = useSentVersion(response)
  if (response && pinned?.ok) return <OpenSent response={response} packet={pinned.value} />
  const failure = failureIn(answer) ?? failureIn(pinned)
  return (
    <Page title={words('filling.screen.packet')}>
      {failure ? (
        <FailureNotice failure={failure} onRetry={() => refreshAnswers('PacketResponse')} />
      ) : (
        <Loading what={words('filling.screen.packet')} />
      )}
    </Page>
  )
}

function useSentVersion(response: PacketResponse | undefined) {
  const { id = '', versionId } = response?.packet ?? {}
  return useAnswer('packet.readVersion', versionId === undefined ? undefined : { id, versionId })
}

function failureIn(answer: { readonly ok: boolean; readonly failure?: SeenFailure } | undefined) {
  return answer?.ok === false ? answer.failure : undefined
}

type Props = { readonly response: PacketResponse; readonly packet: Packet }

const open: readonly PacketResponse['status'][] = ['Sent', 'InProgress', 'ReturnedForCorrection']

function OpenSent({ response, packet }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { may } = usePermissions()
  const { id, patient, status } = response
  const isOpen = open.includes(status)
  const again = useCallback(() => refreshAnswers('PacketResponse'), [])
  useWorkspace({ key: `PacketResponse/${id}`, title: patient.display ?? packet.name, subtitle: packet.name })
  return (
    <Page
      title={packet.name}
      above={<PatientHeader id={patient.id} />}
      beside={
        <span className="filling-quiet">
          {labels(`enumeration.PacketResponseStatus.${status}`)} ·{' '}
          {labels(`enumeration.Progress.${response.progress}`)} <Dates response={response} isOpen={isOpen} />
        </span>
      }
      toolbar={
        <>
          {isOpen && may('QuestionnaireResponse:Update') && may('PacketResponse:Update') && (
            <ScreenLink to={`/packets-sent/${id}/fill`}>{words('packets.fill-in')}</ScreenLink>
          )}
          <AllFieldsLink type="PacketResponse" id={id} />
        </>
      }
    >
      <div className="filling">
        {status === 'Submitted' && <PacketReview response={response} packet={packet} onReviewed={again} />}
        <Reviewed response={response} />
        <ItemTable response={response} packet={packet} />
        <ItemAnswers response={response} packet={packet} />
        <AssigneeList response={response} isOpen={isOpen} />
      </div>
    </Page>
  )
}

function Dates({
  response: { dueDate, expiresAt },
  isOpen,
}: {
  readonly response: PacketResponse
  readonly isOpen: boolean
}): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { instant } = useWorld()
  if (!isOpen) return null
  const isOverdue = dueDate !== undefined && dueDate < instant().slice(0, 10)
  return (
    <>
      {dueDate !== undefined &&
        `· ${words(isOverdue ? 'packets.overdue' : 'packets.due', { date: moments.date(dueDate) })} `}
      · {words('packets.expires', { date: moments.dateAndTime(expiresAt) })}
    </>
  )
}

function Reviewed({ response: { review } }: { readonly response: PacketResponse }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  if (!review?.at) return null
  return (
    <p className="filling-quiet">
      {words('packets.reviewed-by', {
        name: review.by?.display ?? '–',
        when: moments.dateAndTime(review.at),
      })}
      {review.comment !== undefined && ` · ${review.comment}`}
    </p>
  )
}
