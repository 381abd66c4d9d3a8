import type { ReactNode } from 'react'
import { PrintBlank } from '#client/content/print-blank.tsx'
import { VersionActs } from '#client/definitions/drafting/version-acts.tsx'
import { DefinitionExports } from '#client/definitions/shown/definition-exports.tsx'
import { pathOfVersions } from '#client/definitions/shown/definition-lists.ts'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { AllFieldsLink } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Form } from '#generated/types/form.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import '#client/definitions/shown/definitions.css'

type Props = { readonly stored: Form | NoteSectionForm; readonly children: ReactNode }

/** A version that does not change any more, or whose reader may not change it: as it will be filled, and the ways on from it. */
export function ReadPage({ stored, children }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const act = useAct()
  const { id, name, status, version, resourceType } = stored
  useWorkspace({ key: `${resourceType}/${id}`, title: name, subtitle: labels(`type.${resourceType}`) })
  return (
    <Page
      title={name}
      beside={
        <>
          <StatusBadge status={status} />
          <span className="build-quiet">{words('build.version', { number: version })}</span>
          <ScreenLink to={pathOfVersions(resourceType, id)}>{words('versions.screen.versions')}</ScreenLink>
        </>
      }
      toolbar={
        <>
          {stored.resourceType === 'Form' && <PrintBlank form={stored} />}
          <VersionActs stored={stored} act={act} />
        </>
      }
      aside={
        <div className="build-aside">
          <AllFieldsLink type={resourceType} id={id} />
          {stored.resourceType === 'Form' && <DefinitionExports definition={stored} />}
        </div>
      }
    >
      {act.failure && <FailureNotice failure={act.failure} />}
      {status !== 'Draft' && <p className="build-hint">{words('drafting.in-use')}</p>}
      <p className="build-hint">{words('build.preview-hint')}</p>
      <div className="build-preview">{children}</div>
    </Page>
  )
}
