import { type ReactNode, useMemo } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'

/** What waits for the staff first. */
const places: readonly PacketResponse['status'][] = [
  'Submitted',
  'InProgress',
  'ReturnedForCorrection',
  'Sent',
  'Expired',
]

const waiting: QueryCall = {
  filters: [{ field: 'status', op: 'in', value: [...places] }],
  crossPartition: true,
  pageSize: 100,
}

/** The packets that are on their way or wait for a review, of all patients within reach; those handed in first, and what is late says so. */
export function PacketInbox(): ReactNode {
  const words = useWords()
  const answer = useAnswer(
    'packetResponse.query',
    useMemo(() => waiting, []),
  )
  return (
    <section aria-labelledby="packet-inbox">
      <h2 id="packet-inbox">{words('packets.inbox')}</h2>
      <Answered
        answer={answer}
        what={words('packets.inbox')}
        shape="rows"
        onRetry={() => refreshAnswers('PacketResponse')}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="filling-quiet">{words('packets.nothing')}</p>}
      >
        {({ items }) => (
          <div className="filling-scroll">
            <table className="filling-table">
              <thead>
                <tr>
                  <th scope="col">{words('packets.whose')}</th>
                  <th scope="col">{words('packets.state')}</th>
                  <th scope="col">{words('packets.progress')}</th>
                </tr>
              </thead>
              <tbody>
                {[...items].sort(byPlace).map((response) => (
                  <Row key={response.id} response={response} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Answered>
    </section>
  )
}

function byPlace(one: PacketResponse, other: PacketResponse): number {
  const place = places.indexOf(one.status) - places.indexOf(other.status)
  return place || (one.dueDate ?? '9999').localeCompare(other.dueDate ?? '9999')
}

function Row({ response }: { readonly response: PacketResponse }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const path = useRecordPath()
  const { instant } = useWorld()
  const { id, patient, packet, display, status, items, dueDate } = response
  const done = items.filter(({ progress }) => progress === 'Complete').length
  const isLate =
    dueDate !== undefined &&
    dueDate < instant().slice(0, 10) &&
    status !== 'Submitted' &&
    status !== 'Expired'
  return (
    <tr>
      <th scope="row">
        <ScreenLink to={path('PacketResponse', id)}>
          {patient.display ?? display}: {packet.display ?? display}
        </ScreenLink>
      </th>
      <td>
        {labels(`enumeration.PacketResponseStatus.${status}`)}
        {isLate && <div>{words('packets.overdue', { date: moments.date(dueDate) })}</div>}
      </td>
      <td>
        {done} / {items.length}
      </td>
    </tr>
  )
}
