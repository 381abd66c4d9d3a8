import { Button, Textarea } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { ScreenLink, useGo } from '#client/routing/use-go.tsx'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { District } from '#generated/types/district.ts'
import type { DistrictChange } from '#generated/types/district-change.ts'
import { decodeText } from '#shared/csv/decode-text.ts'
import { readZipList } from '#shared/districts/read-zip-list.ts'
import { codesAfter, zipReport } from '#shared/districts/zip-report.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { useDistricts } from './use-districts.ts'
import { ZipReport } from './zip-report.tsx'
import './districts.css'

type Typed = { readonly text: string; readonly usual: string }

const keptLists = keepTyping<Typed>()

/** The screen on which a list of ZIP codes comes in: pasted or from a file, told line by line what becomes of it, and applied then. */
export function ImportScreen(): ReactNode {
  const words = useWords()
  const { answer, onRetry } = useDistricts()
  const title = words('districts.screen.import')
  return (
    <Page
      title={title}
      beside={<ScreenLink to="/admin/districts">{words('districts.screen.districts')}</ScreenLink>}
    >
      <Answered answer={answer} what={title} onRetry={onRetry}>
        {({ districts }) => <ImportForm districts={districts.map(({ district }) => district)} />}
      </Answered>
    </Page>
  )
}

function ImportForm({ districts }: { readonly districts: readonly District[] }): ReactNode {
  const words = useWords()
  const go = useGo()
  const kept = useKept(keptLists, 'import', () => ({ text: '', usual: '' }))
  const { typed, type } = kept
  const [changes, setChanges] = useState<readonly DistrictChange[]>()
  const list = readZipList(typed.text)
  const entries = zipReport({ list, districts, usual: districts.find(({ id }) => id === typed.usual) })
  const wanted = codesAfter(entries)
  const look = () =>
    setChanges(
      wanted.map(({ district: { id, meta }, postalCodes }) => ({
        id,
        versionId: meta.versionId,
        postalCodes: [...postalCodes],
      })),
    )
  return (
    <div className="districts">
      <p className="districts-text">{words('districts.import-text')}</p>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <Textarea
        label={words('districts.list')}
        description={words('districts.list-text')}
        value={typed.text}
        rows={8}
        spellCheck={false}
        onChange={(event) => type({ ...typed, text: event.currentTarget.value })}
      />
      <FileButton onText={(text) => type({ ...typed, text })} />
      <Choice
        label={words('districts.usual')}
        description={words('districts.usual-text')}
        data={districts.map(({ id, name }) => ({ value: id, label: name }))}
        value={typed.usual}
        onChange={(usual) => type({ ...typed, usual })}
        clearable
      />
      {typed.text.trim() !== '' && <ZipReport entries={entries} heading={list.heading} />}
      <div className="state-actions">
        <Button disabled={wanted.length === 0} onClick={look}>
          {words('districts.look')}
        </Button>
      </div>
      {changes && (
        <ChangeDialog
          changes={changes}
          title={words('districts.screen.import')}
          onClose={() => setChanges(undefined)}
          onSaved={() => {
            kept.startOver()
            go('/admin/districts')
          }}
        />
      )}
    </div>
  )
}

function FileButton({ onText }: { readonly onText: (text: string) => void }): ReactNode {
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (file) onText(decodeText(new Uint8Array(await file.arrayBuffer())).text)
  }
  return (
    <div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={words('districts.choose-file')}
        tabIndex={-1}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        leftSection={<IconUpload size={14} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {words('districts.choose-file')}
      </Button>
    </div>
  )
}
