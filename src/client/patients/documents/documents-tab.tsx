import { type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { FileAdder } from '#client/content/file-adder.tsx'
import { addUploads } from '#client/content/uploads.ts'
import { ListChoice } from '#client/form/words/list-choice.tsx'
import { TransmissionList } from '#client/patients/sending/transmission-list.tsx'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { ScreenLink, useSearch } from '#client/routing/use-go.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { DocumentDialog } from './document-dialog.tsx'
import { DocumentList, MoreDocuments } from './document-list.tsx'
import { newDocument, uploadTypes } from './new-document.ts'
import { SelectionBar } from './selection-bar.tsx'
import { UploadList } from './upload-list.tsx'
import { type ChartDocument, useDocuments } from './use-documents.ts'
import { useOpenDocument } from './use-open-document.ts'
import './documents.css'

/** The documents of a chart: files are added in place, looked at, filed, sent, printed and taken along. */
export function DocumentsTab({ patient }: TabProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const { newId } = useWorld()
  const [search, setSearch] = useSearch()
  const [kind, setKind] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { files, prints, hasMore, showMore } = useDocuments(patient.id, kind)
  const made = prints?.ok ? prints.value.items : []
  const received = files?.ok ? files.value.items : []
  const all: readonly ChartDocument[] = [...received, ...made]
  const opened = useOpenDocument(all)

  const add = (added: readonly File[]) => {
    const subject = { id: patient.id, resourceType: 'Patient' as const }
    const uploads = added.map((file) => ({ id: newId(), file, body: newDocument(file, subject) }))
    addUploads(uploads)
    opened.awaitFirst(uploads)
  }
  const choose = (id: string, isChosen: boolean) => setChosen(withChosen(chosen, id, isChosen))
  const list = (
    <>
      <UploadList />
      {search.under !== undefined && <SendUnder />}
      <div className="documents-bar">
        <ListChoice
          list="document-type"
          label={words('documents.show')}
          value={kind}
          empty={words('documents.all-types')}
          onChange={(code) => setKind(code?.code ?? '')}
        />
        {may('DocumentReference:Update') && (
          <ScreenLink to="/documents">{words('documents.inbox')}</ScreenLink>
        )}
      </div>
      <Answered
        answer={files}
        what={words('documents.tab')}
        onRetry={() => refreshAnswers('DocumentReference')}
        isEmpty={() => all.length === 0}
        empty={<p className="document-empty">{words('documents.none')}</p>}
      >
        {() => (
          <DocumentList
            label={words('documents.tab')}
            documents={all}
            onOpen={({ id }) => opened.open(id)}
            chosen={chosen}
            onChoose={choose}
          />
        )}
      </Answered>
      {hasMore && <MoreDocuments onMore={showMore} />}
      <SelectionBar
        patient={patient}
        documents={all.filter(({ id }) => chosen.has(id))}
        under={search.under}
        onDone={() => {
          setChosen(new Set())
          setSearch({ under: undefined })
        }}
      />
      {may('DocumentTransmission:Read') && <TransmissionList patient={patient} />}
      {opened.document && <DocumentDialog document={opened.document} onClose={opened.close} />}
    </>
  )
  if (!may('DocumentReference:Create')) return <div className="documents">{list}</div>
  return (
    <div className="documents">
      <FileAdder mediaTypes={uploadTypes} onFiles={add}>
        {list}
      </FileAdder>
    </div>
  )
}

function withChosen(chosen: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  return new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id))
}

/** Says what to do for somebody who came from a consent to send something under it. */
function SendUnder(): ReactNode {
  const words = useWords()
  return <p className="document-under">{words('documents.send-under')}</p>
}
