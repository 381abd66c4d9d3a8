import { Button, Checkbox } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { type Weekday, weekdays } from '#generated/enumerations/weekday.ts'

type Props = {
  readonly from: Weekday
  readonly onClose: () => void
  readonly onCopy: (to: readonly Weekday[]) => void
}

/** Asks onto which other days the ranges of one day are copied; what stands there goes. */
export function CopyDayDialog({ from, onClose, onCopy }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [chosen, setChosen] = useState<readonly Weekday[]>([])
  const others = weekdays.filter((day) => day !== from)
  const working = others.filter((day) => weekdays.indexOf(day) < 5)
  const day = labels(`enumeration.Weekday.${from}`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length > 0) onCopy(chosen)
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('availability.copy-of', { day })} size="sm">
      <form className="hours-form" onSubmit={submit}>
        <p>{words('availability.copy-text', { day })}</p>
        <div className="hours-checks">
          {others.map((each, index) => (
            <Checkbox
              key={each}
              label={labels(`enumeration.Weekday.${each}`)}
              checked={chosen.includes(each)}
              {...(index === 0 && { 'data-autofocus': true })}
              onChange={() =>
                setChosen(chosen.includes(each) ? chosen.filter((one) => one !== each) : [...chosen, each])
              }
            />
          ))}
        </div>
        <div>
          <Button variant="subtle" onClick={() => setChosen(working)}>
            {words('availability.copy-working')}
          </Button>
        </div>
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" disabled={chosen.length === 0}>
            {words('availability.copy')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
