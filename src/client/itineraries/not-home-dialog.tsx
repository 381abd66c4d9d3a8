import { Button, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import { noShowAction } from '#generated/lists/no-show-action.ts'
import type { NotHome } from './use-steps.ts'

type Props = {
  readonly who: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSay: (said: NotHome) => Promise<void>
}

const blank: NotHome = { action: '', remark: '' }

/** Nobody was there: what was done about it. The visit is missed in the calendar too. */
export function NotHomeDialog({ who, isOpen, onClose, onSay }: Props): ReactNode {
  const words = useWords()
  const locale = useLocale()
  const [said, setSaid] = useState(blank)
  const [isTried, setTried] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (said.action === '') return
    onClose()
    await onSay(said)
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words('itineraries.not-home-title', { who })} size="sm">
      <form className="route-form" onSubmit={submit} noValidate>
        <Choice
          label={words('itineraries.what-was-done')}
          data={noShowAction.items
            .filter(({ active }) => active !== false)
            .map(({ code, display, spanish }) => ({
              value: code,
              label: locale === 'es' ? (spanish ?? display) : display,
            }))}
          value={said.action}
          onChange={(action) => setSaid({ ...said, action })}
          error={isTried && said.action === '' ? words('itineraries.say-what') : undefined}
          required
          data-autofocus
        />
        <Textarea
          label={words('itineraries.remark')}
          autosize
          minRows={2}
          maxLength={1000}
          value={said.remark}
          onChange={(event) => setSaid({ ...said, remark: event.currentTarget.value })}
        />
        <div className="route-end">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit">{words('itineraries.not-home')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
