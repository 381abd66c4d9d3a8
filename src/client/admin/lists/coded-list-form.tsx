import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useStoring } from '#client/admin/preferences/use-storing.ts'
import { useTyping } from '#client/admin/preferences/use-typing.ts'
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

const keptOverrides = keepTyping<CodedListOverride>()

/** The form of one coded list: each code is renamed, moved, hidden, and new ones are added; what is not saved stays while one looks elsewhere. */
export function CodedListForm({ list, stored }: Props): ReactNode {
  const words = useWords()
  const overrides = stored.codedListOverrides
  const untouched = listOverride(overrides, list.name)
  const [draft = untouched, keepDraft] = useTyping(keptOverrides, list.name)
  const setDraft = (next: CodedListOverride) => keepDraft(equal(next, untouched) ? undefined : next)
  const { isBusy, failure, store } = useStoring()
  const items = practiceItems(list, [draft])
  const isNameless = items.some(({ display }) => display.trim() === '')
  const after = withListOverride(overrides, draft)
  const isChanged = !equal(after, overrides) && !isNameless

  const save = async () => {
    if (!isChanged || isBusy) return
    const isStored = await store({
      kind: 'patch',
      type: 'PracticePreferences',
      id: stored.id,
      before: stored,
      after: { ...stored, codedListOverrides: after },
    })
    if (isStored) keepDraft(undefined)
  }
  useShortcut('mod+s', () => void save(), 'resources.key-save')

  return (
    <>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void save()
        }}
      >
        <ol className="codes">
          {items.map((item, index) => (
            <CodeLine
              key={item.code}
              item={item}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onRename={(display) => setDraft(renameIn(draft, list, { code: item.code, display }))}
              onMove={(by) => setDraft(moveIn(draft, items, { code: item.code, by }))}
              onOffer={(isOffered) => setDraft(offerIn(draft, { code: item.code, isOffered }))}
            />
          ))}
        </ol>
        {failure && <FailureNotice failure={failure} />}
        <div className="state-actions">
          <Button variant="default" disabled={!isChanged} onClick={() => keepDraft(undefined)}>
            {words('admin.prefs-discard')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!isChanged}>
            {words('resources.save')}
          </Button>
        </div>
      </form>
      <AddCode known={items.map(({ code }) => code)} onAdd={(item) => setDraft(addIn(draft, item))} />
    </>
  )
}
