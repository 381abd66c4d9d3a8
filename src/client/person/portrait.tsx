import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { sendPlainQuietly } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { initialsOf } from '#client/ui/initials-of.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Patient } from '#generated/types/patient.ts'
import { nameOf } from './name-of.ts'

/** The portrait of a person: the newest picture that was taken to know the person by, else the initials. */
export function Portrait({ patient }: { readonly patient: Patient }): ReactNode {
  const address = useAddress(patient.id)
  return (
    <span className="person-portrait" aria-hidden="true">
      {address === undefined ? initialsOf(nameOf(patient)) : <img src={address} alt="" />}
    </span>
  )
}

/** The address of the small picture that the server has drawn; undefined while it comes and where there is none. */
function useAddress(patientId: string): string | undefined {
  const { may } = usePermissions()
  const [address, setAddress] = useState<string>()
  const asked = useMemo(() => pictureOf(patientId), [patientId])
  const found = useAnswer('media.query', may('Media:Read') ? asked : undefined)
  const id = found?.ok ? found.value.items[0]?.id : undefined
  useEffect(() => {
    let made: string | undefined
    let isOver = false
    const show = async () => {
      if (id === undefined) return
      const answer = await sendPlainQuietly('Media', 'readContent', { id, thumbnail: 256 })
      if (!answer.ok || isOver) return
      made = URL.createObjectURL(answer.value)
      setAddress(made)
    }
    void show()
    return () => {
      isOver = true
      setAddress(undefined)
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [id])
  return address
}

function pictureOf(patientId: string): QueryCall {
  return {
    filters: [
      { field: 'subject', op: 'eq', value: patientId },
      { field: 'purpose', op: 'eq', value: 'Identification' },
      { field: 'kind', op: 'eq', value: 'Photo' },
    ],
    partition: patientId,
    orderBy: 'takenAt',
    order: 'desc',
    pageSize: 1,
    summary: true,
  }
}
