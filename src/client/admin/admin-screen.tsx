import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useListPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { screenSummaries } from '#generated/screens/all.ts'
import { type AdminGroup, type AdminSection, adminSections } from './admin-sections.ts'
import './admin.css'

/** The admin screen: the place where a practice is run, one card for each part of it that the reader may change or look into. */
export function AdminScreen(): ReactNode {
  const words = useWords()
  return (
    <Page title={words('admin.screen.admin')}>
      <div className="admin">
        {adminSections.map((group) => (
          <Group key={group.titleId} group={group} />
        ))}
      </div>
    </Page>
  )
}

function Group({ group }: { readonly group: AdminGroup }): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const open = group.sections.filter((section) => may(neededFor(section)))
  if (open.length === 0) return null

  return (
    <section aria-labelledby={group.titleId}>
      <h2 id={group.titleId}>{words(group.titleId)}</h2>
      <ul className="admin-cards">
        {open.map((section) => (
          <li key={section.id}>
            <Card section={section} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whoever may only read a type finds it among all records. */
function neededFor(section: AdminSection): string | readonly string[] | undefined {
  return 'type' in section ? [`${section.type}:Create`, `${section.type}:Update`] : section.permission
}

function Card({ section }: { readonly section: AdminSection }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const listPath = useListPath()
  const isType = 'type' in section
  const plural = isType ? screenSummaries.find(({ type }) => type === section.type)?.pluralId : undefined
  const title = isType ? labels(plural ?? section.type) : words(section.titleId)

  return (
    <div className="admin-card">
      <section.icon size={22} stroke={1.6} />
      <div>
        <h3>
          <ScreenLink to={isType ? listPath(section.type) : section.path} className="admin-link">
            {title}
          </ScreenLink>
        </h3>
        <p>{words(section.textId)}</p>
      </div>
    </div>
  )
}
