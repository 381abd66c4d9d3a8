import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { FileAdder } from '#client/content/file-adder.tsx'
import { addUploads } from '#client/content/uploads.ts'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { DocumentDialog } from './document-dialog.tsx'
import { DocumentList } from './document-list.tsx'
import { newDocument, uploadTypes } from './new-document.ts'
import { UploadList } from './upload-list.tsx'
import { useUnfiledDocuments } from './use-documents.ts'
import { useOpenDocument } from './use-open-document.ts'
import './documents.css'

/** The inbox: documents that nobody has filed yet, the oldest first; what came in is given its patient and its kind here. */
export function InboxScreen(): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const { newId } = useWorld()
  const answer = useUnfiledDocuments()
  const opened = useOpenDocument(answer?.ok ? answer.value.items : [])
  const add = (files: readonly File[]) => {
    const uploads = files.map((file) => ({ id: newId(), file, body: newDocument(file) }))
    addUploads(uploads)
    opened.awaitFirst(uploads)
  }
  const list = (
    <>
      <UploadList />
      <Answered
        answer={answer}
        what={words('patients.screen.inbox')}
        onRetry={() => refreshAnswers('DocumentReference')}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState icon={IconInbox} title={words('documents.inbox-empty')} />}
      >
        {({ items }) => (
          <DocumentList
            label={words('patients.screen.inbox')}
            documents={items}
            onOpen={({ id }) => opened.open(id)}
          />
        )}
      </Answered>
      {opened.document && <DocumentDialog document={opened.document} onClose={opened.close} />}
    </>
  )
  return (
    <Page title={words('patients.screen.inbox')}>
      <div className="documents">
        {may('DocumentReference:Create') ? (
          <FileAdder mediaTypes={uploadTypes} onFiles={add}>
            {list}
          </FileAdder>
        ) : (
          list
        )}
      </div>
    </Page>
  )
}
