import type { ReactNode } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { LabelTags } from '#client/form/words/label-tags.tsx'
import { MoreButton } from '#client/patients/tabs/more-button.tsx'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useFurther } from '#client/patients/tabs/use-further.ts'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { ChatMessage } from '#generated/types/chat-message.ts'
import type { Communication } from '#generated/types/communication.ts'
import type { Filter } from '#generated/types/filter.ts'
import '#client/patients/tabs/tabs.css'
import './messages.css'

/** The messages tab of a chart: what was written about the patient in channels that the reader is in, and contacts by phone, letter and in person. */
export function MessagesTab({ patient }: TabProps): ReactNode {
  const { may } = usePermissions()
  return (
    <div className="messages">
      {may('ChatMessage:Read') && <Chat patientId={patient.id} />}
      {may('Communication:Read') && <Contacts patientId={patient.id} />}
    </div>
  )
}

type PartProps = { readonly patientId: string }

function Chat({ patientId }: PartProps): ReactNode {
  const words = useWords()
  const channels = useAnswer(
    'channel.query',
    rowsOf('subject', patientId, { crossPartition: true, pageSize: 100, summary: true }),
  )
  const title = words('chart-messages.chat')
  return (
    <section className="tab-part" aria-label={title}>
      <h2>{title}</h2>
      <Answered
        answer={channels}
        what={title}
        onRetry={() => refreshAnswers('Channel')}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="tab-empty">{words('chart-messages.no-chat')}</p>}
      >
        {({ items }) => (
          <ChatOf filters={[{ field: 'channel', op: 'in', value: items.map(({ id }) => id) }]} />
        )}
      </Answered>
      <h3>{words('chart-messages.elsewhere')}</h3>
      <ChatOf filters={[{ field: 'patientContext', op: 'eq', value: patientId }]} />
    </section>
  )
}

function ChatOf({ filters }: { readonly filters: readonly Filter[] }): ReactNode {
  const words = useWords()
  const call: QueryCall = { filters, crossPartition: true, orderBy: 'sent', order: 'desc', pageSize: 30 }
  const first = useAnswer('chatMessage.query', call)
  const further = useFurther(first, (continuation) => send('chatMessage.query', { ...call, continuation }))
  return (
    <Answered
      answer={first}
      what={words('chart-messages.chat')}
      onRetry={() => refreshAnswers('ChatMessage')}
      isEmpty={({ items }) => items.length === 0}
      empty={<p className="tab-empty">{words('chart-messages.no-chat')}</p>}
    >
      {() => (
        <>
          <ul className="messages-list">
            {further.rows.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
          <MoreButton of={further} />
        </>
      )}
    </Answered>
  )
}

function Message({ message }: { readonly message: ChatMessage }): ReactNode {
  const moments = useMoments()
  const { sender, sent, text, display, channel, meta } = message
  return (
    <li>
      <p className="messages-head">
        <strong>{sender.display ?? '–'}</strong> <span className="tab-dim">{moments.dateAndTime(sent)}</span>{' '}
        <span className="tab-dim">{channel.display}</span> <LabelTags meta={meta} />
      </p>
      <p className="messages-text">{text ?? display}</p>
    </li>
  )
}

function Contacts({ patientId }: PartProps): ReactNode {
  const words = useWords()
  const call = rowsOf('subject', patientId, { orderBy: 'date', order: 'desc', pageSize: 30 })
  const first = useAnswer('communication.query', call)
  const further = useFurther(first, (continuation) => send('communication.query', { ...call, continuation }))
  const title = words('chart-messages.contacts')
  return (
    <section className="tab-part" aria-label={title}>
      <h2>{title}</h2>
      <Answered
        answer={first}
        what={title}
        onRetry={() => refreshAnswers('Communication')}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="tab-empty">{words('chart-messages.no-contacts')}</p>}
      >
        {() => (
          <>
            <ul className="messages-list">
              {further.rows.map((contact) => (
                <Contact key={contact.id} contact={contact} />
              ))}
            </ul>
            <MoreButton of={further} />
          </>
        )}
      </Answered>
    </section>
  )
}

function Contact({ contact }: { readonly contact: Communication }): ReactNode {
  const labels = useLabels()
  const moments = useMoments()
  const { date, direction, medium, outcome, topic, summary, meta } = contact
  const facts = [
    moments.dateAndTime(date),
    labels(`enumeration.CommunicationDirection.${direction}`),
    labels(`enumeration.CommunicationMedium.${medium}`),
    labels(`enumeration.CommunicationOutcome.${outcome}`),
  ]
  return (
    <li>
      <p className="messages-head">
        <strong>{topic.display}</strong> <span className="tab-dim">{facts.join(' · ')}</span>{' '}
        <LabelTags meta={meta} />
      </p>
      <p className="messages-text">{summary}</p>
    </li>
  )
}
