import { IconMail, IconMailCheck, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { OfferMessage } from '#generated/types/offer-message.ts'

type Props = { readonly messages: readonly OfferMessage[] }

/** Whether the patient was told of the time that is offered; where no message leaves, that somebody must call. */
export function MessageLines({ messages }: Props): ReactNode {
  const words = useWords()
  const say = useMessageWords()
  if (messages.length === 0) return null
  const mustCall = isUntold(messages)
  return (
    <span className="waiting-told" data-untold={mustCall || undefined}>
      {messages.map((message) => (
        <span key={`${message.attendee} ${message.channel}`}>
          <Sign message={message} /> {say(message)}
        </span>
      ))}
      {mustCall && <b>{words('waiting.call-instead')}</b>}
    </span>
  )
}

/** True where nobody was told, and nobody will be. */
export function isUntold(messages: readonly OfferMessage[]): boolean {
  return messages.length > 0 && messages.every(({ result }) => result === 'Failed')
}

/** What became of a message about an offer, in words. */
export function useMessageWords(): (message: OfferMessage) => string {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  return ({ channel, result, at, trouble = 'NotReached' }) => {
    const why = labels(`enumeration.ReminderTrouble.${trouble}`)
    if (channel === undefined) return words('waiting.not-told', { why })
    if (result === 'Success') return words('waiting.told', { way: channel, time: moments.time(at) })
    if (result === 'Failed') return words('waiting.not-told-by', { way: channel, why })
    return words('waiting.telling', { way: channel })
  }
}

function Sign({ message: { result } }: { readonly message: OfferMessage }): ReactNode {
  if (result === 'Success') return <IconMailCheck size={14} aria-hidden="true" />
  if (result === 'Failed') return <IconPhone size={14} aria-hidden="true" />
  return <IconMail size={14} aria-hidden="true" />
}
