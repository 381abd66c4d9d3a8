import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Packet } from '#generated/types/packet.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import { inOrder, type PacketItem } from '#shared/packets/shown-items.ts'
import { SentFile } from './sent-file.tsx'

type Props = { readonly response: PacketResponse; readonly packet: Packet }

/** The items of a packet: who fills each in, how far it is, and what came back, with scores and alerts. */
export function ItemTable({ response, packet }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <section aria-label={words('packets.progress')}>
      <div className="filling-scroll">
        <table className="filling-table">
          <thead>
            <tr>
              <th scope="col">{words('packets.part')}</th>
              <th scope="col">{words('packets.who')}</th>
              <th scope="col">{words('packets.state')}</th>
              <th scope="col">{words('packets.answers')}</th>
            </tr>
          </thead>
          <tbody>
            {inOrder(packet.items).map((item) => {
              const given = response.items.find(({ itemId }) => itemId === item.id)
              return (
                <tr key={item.id}>
                  <th scope="row">{item.title}</th>
                  <td>{labels(`enumeration.PacketAudience.${item.audience}`)}</td>
                  <td>
                    {labels(`enumeration.Progress.${given?.progress ?? 'NotStarted'}`)}
                    {given?.isChanging && (
                      <div>
                        {words(
                          response.submittedAt === undefined
                            ? 'packets.changed-elsewhere'
                            : 'packets.left-behind',
                        )}
                      </div>
                    )}
                    {given?.correction?.requested && <div>{given.correction.comment}</div>}
                  </td>
                  <td>{given && <Given given={given} item={item} />}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type GivenProps = { readonly given: PacketResponse['items'][number]; readonly item: PacketItem }

function Given({ given, item }: GivenProps): ReactNode {
  const words = useWords()
  const path = useRecordPath()
  const signature = given.signatures?.find(({ invalidated }) => !invalidated)
  return (
    <>
      {item.kind === 'Document' && <ReadBy given={given} />}
      {given.files && given.files.length > 0 && (
        <ul className="sent-files">
          {given.files.map((file) => (
            <SentFile key={file.id} file={file} />
          ))}
        </ul>
      )}
      {given.response && <Answered id={given.response.id} />}
      {given.consent && (
        <ScreenLink to={path('Consent', given.consent.id)}>
          {item.consentKind?.display ?? item.title}
        </ScreenLink>
      )}
      {signature?.credentialsText !== undefined && (
        <div>{words('packets.signed-as', { name: signature.credentialsText })}</div>
      )}
    </>
  )
}

/** Who has said when that the document was read. */
function ReadBy({ given: { completedAt, completedBy } }: Pick<GivenProps, 'given'>): ReactNode {
  const words = useWords()
  const moments = useMoments()
  if (completedAt === undefined) return null
  const day = moments.dateAndTime(completedAt)
  return <div>{words('packets.read-by', { name: completedBy?.display ?? '', day })}</div>
}

/** The answers to one questionnaire: what they score, whether an alert waits, and the way to them with what they were before. */
function Answered({ id }: { readonly id: string }): ReactNode {
  const words = useWords()
  const path = useRecordPath()
  const answer = useAnswer('questionnaireResponse.read', { id })
  const { scores = [], alerts = [] } = answer?.ok ? answer.value : {}
  const open = alerts.filter(({ at }) => at === undefined).length
  return (
    <>
      <ScreenLink to={path('QuestionnaireResponse', id)}>{words('packets.read')}</ScreenLink>
      {scores.map(({ scoringId, value, band }) => (
        <div key={scoringId}>
          {value ?? '–'}
          {band !== undefined && ` · ${band}`}
        </div>
      ))}
      {open > 0 && (
        <span className="filling-mark">
          <IconAlertTriangle size={15} aria-hidden="true" /> {words('packets.open-alerts', { count: open })}
        </span>
      )}
    </>
  )
}
