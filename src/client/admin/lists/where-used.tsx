import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { answers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { sendPlainQuietly } from '#client/api/send.ts'
import { useListPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { CodedList } from '#generated/lists/coded-list.ts'
import type { CodedListOverride } from '#generated/types/coded-list-override.ts'
import { practiceItems } from '#shared/lists/practice-items.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { useListWords } from './use-coded-lists.ts'
import { type ListUse, usesOfList } from './uses-of-list.ts'

type Props = { readonly list: CodedList; readonly overrides: readonly CodedListOverride[] }

/** Where a list is used: the fields that offer it, and for one of its codes how many records have it, as far as the reader sees them. */
export function WhereUsed({ list, overrides }: Props): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const { display } = useListWords()
  const [code, setCode] = useState<string | null>(null)
  const { data: uses } = useQuery(
    {
      queryKey: ['coded lists', list.name, 'uses'],
      queryFn: () => usesOfList(list.name, (type) => may(`${type}:Read`)),
      staleTime: Infinity,
    },
    answers,
  )

  return (
    <section className="where-used" aria-labelledby="where-used">
      <h2 id="where-used">{words('admin.where-used')}</h2>
      {!uses && (
        <p className="lists-text" aria-busy="true">
          {words('ui.asking')}
        </p>
      )}
      {uses && uses.length === 0 && <p className="lists-text">{words('admin.where-used-none')}</p>}
      {uses && uses.length > 0 && (
        <>
          <Select
            label={words('admin.where-used-code')}
            data={practiceItems(list, overrides).map((item) => ({
              value: item.code,
              label: display(item),
            }))}
            value={code}
            onChange={setCode}
            searchable
            clearable
          />
          <ul className="lists-all">
            {uses.map((use) => (
              <Use key={`${use.type} ${use.path}`} use={use} code={code} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Use({ use, code }: { readonly use: ListUse; readonly code: string | null }): ReactNode {
  const labels = useLabels()
  const listPath = useListPath()
  const { type, pluralId, labelId, isCountable } = use
  return (
    <li>
      <span>
        <ScreenLink to={listPath(type)}>{labels(pluralId)}</ScreenLink> · {labels(labelId)}
      </span>
      {code !== null && isCountable && <Count use={use} code={code} />}
    </li>
  )
}

function Count({ use, code }: { readonly use: ListUse; readonly code: string }): ReactNode {
  const words = useWords()
  const { type, path } = use
  const { data } = useQuery(
    {
      queryKey: ['coded lists', 'count', type, path, code],
      queryFn: async () => {
        const filters = [{ field: path, op: 'eq', value: code } as const]
        const outcome = await sendPlainQuietly(type, 'query', {
          filters,
          prefer: 'minimal',
          crossPartition: true,
        })
        return outcome.ok ? Number(membersOf(outcome.value).total ?? 0) : null
      },
    },
    answers,
  )
  if (data === undefined) return <span aria-busy="true" />
  return (
    <span className="lists-text">
      {data === null ? words('admin.where-used-unknown') : words('admin.where-used-count', { count: data })}
    </span>
  )
}
