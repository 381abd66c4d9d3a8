import { useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { ClinicalDocument } from '#generated/types/clinical-document.ts'
import type { DocumentReference } from '#generated/types/document-reference.ts'
import type { Filter } from '#generated/types/filter.ts'

/** A document of a chart: a file that came in, or one that was made here. */
export type ChartDocument = DocumentReference | ClinicalDocument

const pageSize = 50

/** The documents of a patient, newest first, of one kind or of all; those made here only where they may be seen. */
export function useDocuments(patientId: string, kind: string) {
  const { may } = usePermissions()
  const [size, setSize] = useState(pageSize)
  const filters = useMemo((): readonly Filter[] => {
    const subject: Filter = { field: 'subject', op: 'eq', value: patientId }
    return kind === '' ? [subject] : [subject, { field: 'type', op: 'eq', value: kind }]
  }, [patientId, kind])
  const received = useMemo(
    (): QueryCall => ({ filters, partition: patientId, orderBy: 'received', order: 'desc', pageSize: size }),
    [filters, patientId, size],
  )
  const made = useMemo(
    (): QueryCall => ({ filters, partition: patientId, pageSize: size }),
    [filters, patientId, size],
  )
  const files = useAnswer('documentReference.query', received)
  const prints = useAnswer('clinicalDocument.query', may('ClinicalDocument:Read') ? made : undefined)
  const hasMore =
    (files?.ok && files.value.continuation !== undefined) ||
    (prints?.ok && prints.value.continuation !== undefined)
  return { files, prints, hasMore: Boolean(hasMore), showMore: () => setSize(size + pageSize) }
}

/** The documents that nobody has filed yet, oldest first. */
export function useUnfiledDocuments() {
  const input = useMemo(
    (): QueryCall => ({
      filters: [{ field: 'indexState', op: 'eq', value: 'Unfiled' }],
      crossPartition: true,
      orderBy: 'received',
      order: 'asc',
      pageSize: 200,
    }),
    [],
  )
  return useAnswer('documentReference.query', input)
}
