import type { ReactNode } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import { SendPacket } from './send-packet.tsx'
import '#client/patients/tabs/tabs.css'

/** The packets tab of a chart: what the patient was asked to fill in, how far it is, and by when it is wanted. */
export function PacketsTab({ patient }: TabProps): ReactNode {
  return (
    <>
      <SendPacket patient={patient} />
      <SentPackets patient={patient} />
    </>
  )
}

function SentPackets({ patient }: TabProps): ReactNode {
  const words = useWords()
  const answer = useAnswer('packetResponse.query', rowsOf('patient', patient.id, { pageSize: 100 }))
  return (
    <Answered
      answer={answer}
      what={words('chart-tabs.packets')}
      shape="rows"
      onRetry={() => refreshAnswers('PacketResponse')}
      isEmpty={({ items }) => items.length === 0}
      empty={<p className="tab-empty">{words('chart-packets.none')}</p>}
    >
      {({ items }) => (
        <div className="tab-scroll">
          <table className="tab-table">
            <thead>
              <tr>
                <th scope="col">{words('chart-packets.packet')}</th>
                <th scope="col">{words('chart-sessions.state')}</th>
                <th scope="col">{words('chart-packets.progress')}</th>
                <th scope="col">{words('chart-packets.due')}</th>
                <th scope="col">{words('chart-packets.submitted')}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((response) => (
                <PacketRow key={response.id} response={response} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Answered>
  )
}

function PacketRow({ response }: { readonly response: PacketResponse }): ReactNode {
  const labels = useLabels()
  const moments = useMoments()
  const path = useRecordPath()
  const { id, packet, display, status, progress, dueDate, submittedAt } = response
  return (
    <tr>
      <th scope="row">
        <ScreenLink to={path('PacketResponse', id)}>{packet.display ?? display}</ScreenLink>
      </th>
      <td>{labels(`enumeration.PacketResponseStatus.${status}`)}</td>
      <td>{labels(`enumeration.Progress.${progress}`)}</td>
      <td>{dueDate && moments.date(dueDate)}</td>
      <td>{submittedAt && moments.dateAndTime(submittedAt)}</td>
    </tr>
  )
}
