import { Kbd, Switch } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { closeKeyboardHelp } from '#client/app/use-keyboard-help-open.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { hasSingleKeys, setSingleKeys, useShortcuts } from '#client/ui/keys/use-shortcut.ts'
import { useWords } from '#client/ui/words.tsx'

/** The help, fetched later, with all keys in force on this screen, and the switch for single letters (WCAG 2.1.4). */
export function KeyboardHelp({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={closeKeyboardHelp} title={words('app.keyboard-help')}>
      <KeyList />
    </Dialog>
  )
}

function KeyList(): ReactNode {
  const words = useWords()
  const shortcuts = useShortcuts()
  const [isOn, setOn] = useState(hasSingleKeys)

  return (
    <>
      <dl className="key-list">
        {shortcuts.map(({ keys, labelId }) => (
          <div key={`${keys} ${labelId}`}>
            <dt>
              {keys.split(' ').map((step) => (
                <Kbd key={step}>{step.replace('mod', words('app.mod-key'))}</Kbd>
              ))}
            </dt>
            <dd>{words(labelId)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={words('app.single-keys')}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setSingleKeys(checked)
          setOn(checked)
        }}
      />
    </>
  )
}
