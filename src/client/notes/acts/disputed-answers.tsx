import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { OneAnswer } from '#client/form/one-answer.tsx'
import { ToDecide } from '#client/ui/states/to-decide.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { OwnChange } from '#shared/notes/editing/own-changes.ts'
import type { AmendedSheet, AmendedSheets } from './amended-sheets.ts'

type Props = {
  readonly open: AmendedSheets
  readonly decide: (change: OwnChange, isMine: boolean) => void
}

/** What was typed before into answers that somebody else has changed since, beside what the note says now, until a person decides. */
export function DisputedAnswers({ open, decide }: Props): ReactNode {
  return open.disputed.map((change) => (
    <Disputed
      key={JSON.stringify(change)}
      change={change}
      sheet={open.sheets.find(({ key }) => key === change.section)}
      decide={decide}
    />
  ))
}

type DisputedProps = Pick<Props, 'decide'> & {
  readonly change: OwnChange
  readonly sheet: AmendedSheet | undefined
}

function Disputed({ change, sheet, decide }: DisputedProps): ReactNode {
  const words = useWords()
  const { id, after, section } = change
  const stands = sheet?.stood[id]
  const form = sheet?.answers.form
  return (
    <ToDecide
      title={words('note.amend-both', { section: sheet?.title ?? section })}
      why={words('note.amend-both-text')}
      sides={[
        { name: words('note.mine'), said: <OneAnswer form={form} id={id} value={after} /> },
        { name: words('note.amend-stands'), said: <OneAnswer form={form} id={id} value={stands} /> },
      ]}
      ways={
        <>
          {sheet && <Button onClick={() => decide(change, true)}>{words('note.keep-mine')}</Button>}
          <Button variant="default" onClick={() => decide(change, false)}>
            {words('note.amend-leave')}
          </Button>
        </>
      }
    />
  )
}
