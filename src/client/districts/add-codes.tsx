import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { District } from '#generated/types/district.ts'
import { readZipList } from '#shared/districts/read-zip-list.ts'
import { zipReport } from '#shared/districts/zip-report.ts'

type Props = {
  readonly district: District
  readonly districts: readonly District[]
  readonly onAdd: (codes: readonly string[]) => void
}

/** Adds ZIP codes to a district: some or a range of them, as they are typed or pasted; what is none is named, and stays in the field. */
export function AddCodes({ district, districts, onAdd }: Props): ReactNode {
  const words = useWords()
  const [text, setText] = useState('')
  const list = readZipList(text.replaceAll(/[,;]\s*/g, '\n'))
  const entries = zipReport({ list, districts, usual: district })
  const wrong = entries.filter(({ state }) => !isGood(state))
  const moving = entries.filter(({ state }) => state === 'Moves')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (entries.length === 0 || wrong.length > 0) return
    const codes = entries.map((entry) => entry.text)
    onAdd(codes)
    announce(words('districts.added', { count: codes.length }))
    setText('')
  }
  const error = wrong[0] && words('districts.not-zip', { text: wrong.map((entry) => entry.text).join(' · ') })
  return (
    <form className="districts-add" onSubmit={add}>
      <TextInput
        label={words('districts.add-codes')}
        description={words('districts.add-codes-text')}
        value={text}
        error={error}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={entries.length === 0 || wrong.length > 0}>
        {words('districts.add')}
      </Button>
      {moving.length > 0 && (
        <p className="districts-text" role="status">
          {moving
            .map(({ text: code, from }) => words('districts.moves-from', { code, name: from?.name ?? '' }))
            .join(' ')}
        </p>
      )}
    </form>
  )
}

function isGood(state: string): boolean {
  return state === 'New' || state === 'Moves' || state === 'There' || state === 'Twice'
}
