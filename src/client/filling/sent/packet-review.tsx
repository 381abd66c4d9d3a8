import { Button, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Packet } from '#generated/types/packet.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { inOrder } from '#shared/packets/shown-items.ts'

type Props = {
  readonly response: PacketResponse
  readonly packet: Packet
  readonly onReviewed: () => void
}

type Said = { readonly comment: string; readonly corrections: { readonly [itemId: string]: string } }
const said = keepTyping<Said>()
const nothing: Said = { comment: '', corrections: {} }

/** What becomes of a packet that was handed in: accepted, or returned with what has to be done again. */
export function PacketReview({ response, packet, onReviewed }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const { typed, type, stored } = useKept(said, response.id, () => nothing)
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)
  if (!mayDo('packetResponse.review')) return null
  const corrections = Object.entries(typed.corrections)
    .map(([itemId, comment]) => ({ itemId, comment: comment.trim() }))
    .filter(({ comment }) => comment !== '')
  const review = async (verdict: 'Accept' | 'Return') => {
    setBusy(true)
    const comment = typed.comment.trim()
    const done = await send('packetResponse.review', {
      id: response.id,
      versionId: response.meta.versionId,
      verdict,
      ...(comment !== '' && { comment }),
      ...(verdict === 'Return' && { corrections }),
    })
    setBusy(false)
    setFailure(done.ok ? undefined : done.failure)
    if (!done.ok) return
    stored(typed)
    notify(words(verdict === 'Accept' ? 'packets.accepted' : 'packets.returned'))
    onReviewed()
  }
  return (
    <section className="filling-review" aria-labelledby="packet-review">
      <h2 id="packet-review">{words('packets.review')}</h2>
      <Textarea
        label={words('packets.comment')}
        autosize
        maxLength={2000}
        value={typed.comment}
        onChange={({ currentTarget: { value } }) => type({ ...typed, comment: value })}
      />
      {inOrder(packet.items).map(({ id, title }) => (
        <Textarea
          key={id}
          label={words('packets.correct', { title })}
          autosize
          minRows={1}
          maxLength={2000}
          value={typed.corrections[id] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            type({ ...typed, corrections: { ...typed.corrections, [id]: value } })
          }
        />
      ))}
      {failure && <FailureNotice failure={failure} />}
      <div className="sent-acts">
        <Button loading={isBusy} onClick={() => void review('Accept')}>
          {words('packets.accept')}
        </Button>
        <Button
          variant="default"
          loading={isBusy}
          aria-disabled={corrections.length === 0 || undefined}
          onClick={() => corrections.length > 0 && void review('Return')}
        >
          {words('packets.return')}
        </Button>
      </div>
    </section>
  )
}
