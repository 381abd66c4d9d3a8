import { Button } from '@mantine/core'
import { IconTextScan2 } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { type Row, useVerbs } from '#client/resources/rows/use-description.ts'
import { useKeyboardScroll } from '#client/ui/keys/use-keyboard-scroll.ts'
import { useWords } from '#client/ui/words.tsx'
import {
  type TextRecognitionIssue,
  textRecognitionIssues,
} from '#generated/enumerations/text-recognition-issue.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'

type Props = {
  readonly description: ScreenDescription
  readonly record: Row
  readonly onRead: () => void
}

/** The recognized text of a record's file: asked for, awaited, read, or why there is none. */
export function RecognizedText({ description, record, onRead }: Props): ReactNode {
  const words = useWords()
  const can = useVerbs(description.type)
  const fields = description.content?.text
  if (!fields) return null

  const isPending = record[fields.result] === 'Pending'
  const wasRead = record[fields.result] !== undefined
  if (!wasRead && !can('recognizeText')) return null
  return (
    <div className="record-text">
      <h3 id="record-text-title">{words('resources.text')}</h3>
      <div role="status">
        <TextSentence record={record} fields={fields} />
      </div>
      <TextRead text={record[fields.field]} />
      {can('recognizeText') && !isPending && (
        <Button
          variant="default"
          leftSection={<IconTextScan2 size={14} aria-hidden="true" />}
          onClick={onRead}
        >
          {words(wasRead ? 'resources.text-again' : 'resources.text-start')}
        </Button>
      )}
    </div>
  )
}

type Fields = NonNullable<NonNullable<ScreenDescription['content']>['text']>

const issueSentences: { readonly [Issue in TextRecognitionIssue]: MessageId } = {
  NoEngine: 'resources.text-no-engine',
  Damaged: 'resources.text-damaged',
  Locked: 'resources.text-locked',
  TooLarge: 'resources.text-too-large',
  Shortened: 'resources.text-shortened',
}

/** How far it is, or what is wrong, and what to do. */
function TextSentence({ record, fields }: { readonly record: Row; readonly fields: Fields }): ReactNode {
  const words = useWords()
  const result = record[fields.result]
  const issue = textRecognitionIssues.find((each) => each === record[fields.issue])
  if (result === undefined) return <p>{words('resources.text-none')}</p>
  if (result === 'Pending') return <p>{words('resources.text-pending')}</p>
  return issue ? <p>{words(issueSentences[issue])}</p> : null
}

/** A long text scrolls in its place, by keyboard too. */
function TextRead({ text }: { readonly text: unknown }): ReactNode {
  const part = useRef<HTMLElement>(null)
  useKeyboardScroll(part)
  return (
    <section
      ref={part}
      className="record-text-read"
      aria-labelledby="record-text-title"
      hidden={typeof text !== 'string'}
    >
      {typeof text === 'string' ? text : ''}
    </section>
  )
}
