import { Button, Checkbox } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { FormSetting } from '#client/form/room/form-setting.ts'
import { useFormsToCarry } from '#client/form/room/use-former-forms.ts'
import { useReader } from '#client/form/words/use-reader.ts'
import { useScreenWords } from '#client/form/words/use-screen-words.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import { answerText } from '#shared/elements/element.ts'
import { richWords } from '#shared/elements/text/rich-words.ts'
import type { FormerForm } from '#shared/forms/opening/carried-answers.ts'
import type { Sheet } from './sheet.ts'
import { type ToCarry, toCarryInto } from './to-carry-into.ts'

type Props = { readonly sheets: readonly Sheet[]; readonly setting: FormSetting }

/** Above a note: what of the last one can be taken over at once, after it was looked through, and how much of it does not fit any more. */
export function CarryWhole({ sheets, setting }: Props): ReactNode {
  const [former] = useFormsToCarry(setting.carrying)
  return former && setting.carrying ? (
    <OfFormer sheets={sheets} former={former} isOffered={setting.carrying.inherits === 'Offer'} />
  ) : null
}

type FormerProps = {
  readonly sheets: readonly Sheet[]
  readonly former: FormerForm
  readonly isOffered: boolean
}

function OfFormer({ sheets, former, isOffered }: FormerProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState(() => toCarryInto(sheets, former.answers))
  const day = moments.date(former.source.on)
  const isCarried = sheets.some(({ answers }) =>
    [...answers.form.nodes.keys()].some((id) => answers.get(id).carried !== undefined),
  )
  const open = () => {
    setFound(toCarryInto(sheets, former.answers))
    setOpen(true)
  }
  const { left } = found
  return (
    <div className="note-carry">
      {isOffered && (
        <Button size="compact-sm" variant="default" onClick={open}>
          {words('note.copy-whole', { day })}
        </Button>
      )}
      {left.length > 0 && (isOffered || isCarried) && (
        <p className="form-help">
          {words('note.not-carried', { count: left.length, questions: left.join(', ') })}
        </p>
      )}
      {isOpen && (
        <Review
          fitting={found.fitting}
          title={words('note.copy-whole', { day })}
          onClose={() => setOpen(false)}
          onTake={(taken) => {
            for (const { sheet, path, value } of taken) sheet.answers.carry(path, value, former.source)
            notify(words('note.copied', { count: taken.length, day }))
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

type ReviewProps = {
  readonly fitting: readonly ToCarry[]
  readonly title: string
  readonly onClose: () => void
  readonly onTake: (taken: readonly ToCarry[]) => void
}

/** What will be taken over, question by question; each can be left out. */
function Review({ fitting, title, onClose, onTake }: ReviewProps): ReactNode {
  const words = useWords()
  const [without, setWithout] = useState<ReadonlySet<ToCarry>>(new Set())
  const taken = fitting.filter((each) => !without.has(each))
  const toggle = (each: ToCarry) => {
    const next = new Set(without)
    if (!next.delete(each)) next.add(each)
    setWithout(next)
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} size="lg">
      <div className="note-act">
        <p>{words(fitting.length > 0 ? 'note.copy-review' : 'note.copy-nothing')}</p>
        {fitting.map((each) => (
          <Checkbox
            key={`${each.sheet.id}/${each.path}`}
            label={`${each.sheet.title}: ${each.label}`}
            description={<Said {...each} />}
            checked={!without.has(each)}
            onChange={() => toggle(each)}
          />
        ))}
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          {taken.length > 0 && (
            <Button onClick={() => onTake(taken)}>{words('note.copy-take', { count: taken.length })}</Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Said({ element, value }: ToCarry): ReactNode {
  const words = useWords()
  const reader = useReader(useScreenWords())
  const text = typeof value === 'string' && element.type === 'Text' ? richWords(value) : undefined
  return element.sensitive ? words('form.sensitive-hidden') : (text ?? answerText(element, value, reader))
}
