import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconClipboardText } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { PrintBlank } from '#client/content/print-blank.tsx'
import { placeAfter } from '#client/definitions/builder/canvas/place-after.ts'
import { settled } from '#client/sync/drafts/settled.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useWords } from '#client/ui/words.tsx'
import { idsOf } from '#shared/forms/editing/standings-of.ts'
import type { Builder } from './building/use-builder.ts'
import { PasteDialog } from './paste-dialog.tsx'

const views = ['design', 'try', 'translate', 'data'] as const

/** A way to look at the form that is built. */
export type BuilderView = (typeof views)[number]

type Props = {
  readonly builder: Builder
  readonly view: BuilderView
  readonly onView: (view: BuilderView) => void
  /** The ways on from here. */
  readonly tools: ReactNode
}

/** What can be done to the form as a whole: to look at it in another way, to take steps back, to paste a list of questions, to print it for a pen. */
export function BuilderTools({ builder, view, onView, tools }: Props): ReactNode {
  const words = useWords()
  const [isPasting, setPasting] = useState(false)
  const outbox = useOutbox()
  const { form, canUndo, canRedo, undo, redo, edit } = builder
  useShortcut('mod+z', undo, 'builder.undo')
  useShortcut('mod+shift+z', redo, 'builder.redo')
  const acts = [
    { labelId: 'builder.undo', Icon: IconArrowBackUp, isOff: !canUndo, act: undo },
    { labelId: 'builder.redo', Icon: IconArrowForwardUp, isOff: !canRedo, act: redo },
    { labelId: 'builder.paste-title', Icon: IconClipboardText, isOff: false, act: () => setPasting(true) },
  ] as const
  return (
    <>
      <SegmentedControl
        aria-label={words('builder.view')}
        value={view}
        data={views.map((value) => ({ value, label: words(`builder.view-${value}`) }))}
        onChange={(value) => onView(views.find((each) => each === value) ?? 'design')}
      />
      <span className="builder-acts">
        {acts.map(({ labelId, Icon, isOff, act }) => (
          <ActionIcon
            key={labelId}
            variant="default"
            size="lg"
            aria-label={words(labelId)}
            title={words(labelId)}
            disabled={isOff}
            onClick={act}
          >
            <Icon size={16} aria-hidden="true" />
          </ActionIcon>
        ))}
      </span>
      <PrintBlank form={form} settle={() => settled(outbox, form.resourceType, form.id)} />
      {tools}
      {isPasting && (
        <PasteDialog
          taken={idsOf(form)}
          onPaste={(elements) =>
            edit({ kind: 'insert', elements, place: placeAfter(form, builder.selected) })
          }
          onClose={() => setPasting(false)}
        />
      )}
    </>
  )
}
