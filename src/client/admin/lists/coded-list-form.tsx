import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { type TypedUpon, useTyping } from '#client/admin/preferences/use-typing.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { CodedList } from '#generated/lists/coded-list.ts'
import type { CodedListOverride } from '#generated/types/coded-list-override.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import { practiceItems } from '#shared/lists/practice-items.ts'
import { equal } from '#shared/patch/equal.ts'
import { AddCode } from './add-code.tsx'
import { CodeLine } from './code-line.tsx'
import { addIn, listOverride, moveIn, offerIn, renameIn, withListOverride } from './list-override.ts'

type Props = { readonly list: CodedList; readonly stored: PracticePreferences }

const keptOverrides = keepTyping<TypedUpon<CodedListOverride>>()

/** The form of one coded list: each code is renamed, moved, hidden, and new ones are added; what is not saved stays while one looks elsewhere. */
export function CodedListForm({ list, stored }: Props): ReactNode {
  const words = useWords()
  const { base, typed, type, discard, save, isBusy, failure } = useTyping({
    kept: keptOverrides,
    key: list.name,
    stored,
    unsavedOf: (override, { codedListOverrides: before }) =>
      equal(withListOverride(before, override), before) ? undefined : override,
    withTyped: (before, override) => ({
      ...before,
      codedListOverrides: withListOverride(before.codedListOverrides, override),
    }),
  })
  const draft = typed ?? listOverride(base.codedListOverrides, list.name)
  const items = practiceItems(list, [draft])
  const isNameless = items.some(({ display }) => display.trim() === '')
  const isChanged = typed !== undefined

  const saveNamed = () => {
    if (!isNameless) save()
  }
  useShortcut('mod+s', saveNamed, 'resources.key-save')

  return (
    <>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          saveNamed()
        }}
      >
        <ol className="codes">
          {items.map((item, index) => (
            <CodeLine
              key={item.code}
              item={item}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onRename={(display) => type(renameIn(draft, list, { code: item.code, display }))}
              onMove={(by) => type(moveIn(draft, items, { code: item.code, by }))}
              onOffer={(isOffered) => type(offerIn(draft, { code: item.code, isOffered }))}
            />
          ))}
        </ol>
        {failure && <FailureNotice failure={failure} />}
        <div className="state-actions">
          <Button variant="default" disabled={!isChanged} onClick={discard}>
            {words('admin.prefs-discard')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!isChanged || isNameless}>
            {words('resources.save')}
          </Button>
        </div>
      </form>
      <AddCode known={items.map(({ code }) => code)} onAdd={(item) => type(addIn(draft, item))} />
    </>
  )
}
