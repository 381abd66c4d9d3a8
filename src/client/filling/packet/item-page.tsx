import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useUploads } from '#client/content/uploads.ts'
import { inLanguage, languagesOf } from '#client/filling/pages/in-language.ts'
import { Missing } from '#client/filling/pages/missing.tsx'
import type { FormFiles, FormSetting } from '#client/form/room/form-setting.ts'
import type { KeptWords } from '#client/sync/device/kept-words.ts'
import { useSource } from '#client/ui/external-store.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'
import type { PacketSheetItem } from '#generated/types/packet-sheet-item.ts'
import { DisputedAnswers } from './disputed-answers.tsx'
import { FormItem, useFormPlace, useItemPages } from './form-item.tsx'
import { ItemDocument } from './item-document.tsx'
import { openItemFiles } from './item-files.ts'
import type { OpenItem } from './open-item.ts'
import type { PacketDoor } from './packet-door.ts'
import { SignBox } from './sign-box.tsx'
import { useFinishing } from './use-finishing.ts'
import { useOpenItem } from './use-open-item.ts'

/** What every item of a packet is given. */
export type ItemProps = {
  readonly sheet: PacketSheet
  readonly item: PacketSheetItem
  readonly door: PacketDoor
  readonly kept: KeptWords
  /** The language that the reader has chosen. */
  readonly language: string
  readonly onDone: () => Promise<void>
  /** To the item before; absent on the first. */
  readonly onBack: (() => void) | undefined
}

/** One item of a packet: read, filled in, signed; nothing of it is lost on the way. */
export function ItemPage(props: ItemProps): ReactNode {
  return props.item.elements && props.item.elements.length > 0 ? (
    <FormItemPage {...props} />
  ) : (
    <PlainItemPage {...props} />
  )
}

function PlainItemPage({ item, door, onDone, onBack }: ItemProps): ReactNode {
  const words = useWords()
  const finishing = useFinishing({
    item,
    open: undefined,
    language: '',
    reveal: () => undefined,
    finishPlain: (more) => door.answer({ itemId: item.itemId, isDone: true, ...more }),
    onDone,
  })
  return (
    <>
      <Correction item={item} />
      <p>{words(plainText[item.kind] ?? 'packets.read-text')}</p>
      {item.documentType !== undefined && <ItemDocument item={item} door={door} />}
      <Closing item={item} finishing={finishing} onBack={onBack} isLast />
    </>
  )
}

function FormItemPage(props: ItemProps): ReactNode {
  const { sheet, item, door, kept, language } = props
  const { newId, instant } = useWorld()
  const spoken = useMemo(
    () => ({
      language: { code: item.language ?? sheet.language },
      elements: item.elements ?? [],
      translations: item.translations,
    }),
    [item, sheet.language],
  )
  const code = languagesOf(spoken).includes(language) ? language : spoken.language.code
  const definition = useMemo(() => inLanguage(spoken, code), [spoken, code])
  const [today] = useState(() => instant().slice(0, 10))
  const asked = useMemo(
    () => ({ packetId: sheet.id, item, definition, door, kept, newId, today }),
    [sheet.id, item, definition, door, kept, newId, today],
  )
  const open = useOpenItem(asked)
  return open ? <OpenFormItem key={code} {...props} open={open} code={code} /> : <Loading what={item.title} />
}

type OpenProps = ItemProps & { readonly open: OpenItem; readonly code: string }

function OpenFormItem({ sheet, item, open, code, door, kept, onDone, onBack }: OpenProps): ReactNode {
  const files = useMemo(
    () => openItemFiles({ packetId: sheet.id, itemId: item.itemId, door, kept }),
    [sheet.id, item.itemId, door, kept],
  )
  const pages = useItemPages(open.answers, item)
  const { at, count, go } = pages
  const place = useFormPlace(pages.open, pages.page?.id)
  const finishing = useFinishing({
    item,
    open,
    language: code,
    reveal: place.reveal,
    finishPlain: (more) => door.answer({ itemId: item.itemId, isDone: true, ...more }),
    onDone,
  })
  const setting = useSetting(sheet, files)
  const isBringing = useUploads(files.door).some(
    ({ place = '', state }) => state !== 'done' && place.startsWith(files.place),
  )
  const isLast = at >= count - 1
  return (
    <div lang={code} className="packet-item">
      <Saving open={open} />
      <Correction item={item} />
      <DisputedAnswers open={open} />
      <Missing state={finishing.state} answers={open.answers} onGo={place.reveal} isStuck={false} />
      <FormItem
        answers={open.answers}
        setting={setting}
        pages={pages}
        place={place}
        isShowingAll={finishing.state.kind === 'missing'}
      />
      <Closing
        item={item}
        finishing={finishing}
        isBringing={isBringing}
        onBack={at > 0 ? () => go(at - 1) : onBack}
        isLast={isLast}
        onNext={() => go(at + 1)}
      />
    </div>
  )
}

/** What the questions know of where they stand: who fills them in, and no way to anybody's records. */
function useSetting({ timezone, person }: PacketSheet, files: FormFiles): FormSetting {
  return useMemo(
    () => ({
      timezone,
      files,
      signer: { id: person.id, resourceType: person.resourceType, display: person.display ?? '' },
    }),
    [timezone, person, files],
  )
}

function Saving({ open }: { readonly open: OpenItem }): ReactNode {
  const words = useWords()
  const saving = useSource(open.saving)
  return (
    <p className="filling-quiet" role={saving === 'waiting' || saving === 'changed' ? 'status' : undefined}>
      {words(saving === 'changed' ? 'packets.changed-kept' : `packets.${saving}`)}
    </p>
  )
}

function Correction({ item }: Pick<ItemProps, 'item'>): ReactNode {
  const words = useWords()
  return item.correction === undefined ? null : (
    <section className="filling-alert" aria-label={words('packets.correction')}>
      <strong>{words('packets.correction')}</strong>
      <p>{item.correction}</p>
    </section>
  )
}

function closingWord({ kind, signs }: PacketSheetItem) {
  if (signs) return 'packets.sign-and-next'
  return kind === 'Document' ? 'packets.have-read' : 'filling.next'
}

const plainText: { readonly [Kind in PacketSheetItem['kind']]?: MessageId } = {
  ConsentForm: 'packets.consent-text',
  Document: 'packets.document-text',
}

type ClosingProps = Pick<ItemProps, 'item' | 'onBack'> & {
  readonly finishing: ReturnType<typeof useFinishing>
  readonly isLast: boolean
  /** Files of the item are still on their way. */
  readonly isBringing?: boolean
  readonly onNext?: () => void
}

function Closing({ item, finishing, isLast, isBringing = false, onBack, onNext }: ClosingProps): ReactNode {
  const words = useWords()
  const { state, finish, name, setName, isNameMissing } = finishing
  return (
    <>
      {isLast && item.signs && <SignBox value={name} onChange={setName} isMissing={isNameMissing} />}
      {state.kind === 'refused' && !item.elements && <FailureNotice failure={state.failure} />}
      {isLast && isBringing && <p role="status">{words('packets.files-coming')}</p>}
      <div className="packet-bar">
        {onBack && (
          <Button variant="default" onClick={onBack}>
            {words('filling.back')}
          </Button>
        )}
        {isLast ? (
          <Button
            onClick={isBringing ? undefined : finish}
            aria-disabled={isBringing || undefined}
            loading={state.kind === 'sending'}
          >
            {words(closingWord(item))}
          </Button>
        ) : (
          <Button onClick={onNext}>{words('filling.next')}</Button>
        )}
      </div>
    </>
  )
}
