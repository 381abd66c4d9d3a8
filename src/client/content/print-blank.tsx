import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useLocale, useWords } from '#client/ui/words.tsx'
import type { Form } from '#generated/types/form.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { PdfFailure } from './pdf-button.tsx'
import { usePdf } from './use-pdf.ts'
import './content.css'

type Props = {
  readonly form: Questionnaire | Form
  /** Waits until what was written here is stored, for the server prints what it has; false when it does not get there. */
  readonly settle?: () => Promise<boolean>
}

const asStored = async () => true

/** Has the server print the questions without answers, to be filled in by pen; in which language is chosen where there are several. */
export function PrintBlank({ form, settle = asStored }: Props): ReactNode {
  const words = useWords()
  const locale = useLocale()
  const id = useId()
  const languages = languagesOf(form)
  const [chosen, choose] = useState(() => languages.find((code) => code === locale) ?? languages[0])
  const hasChoice = languages.length > 1
  const pdf = usePdf(async () =>
    (await settle()) ? printed(form, hasChoice ? chosen : undefined) : failed({ kind: 'unreachable' }),
  )
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return (
    <>
      {hasChoice && (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {words('content.blank-language')}
          </label>
          <select
            id={id}
            className="form-input print-language"
            value={chosen}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {names.of(code) ?? code}
              </option>
            ))}
          </select>
        </>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={15} aria-hidden="true" />}
        loading={pdf.isAsked}
        onClick={pdf.download}
      >
        {words('content.print-blank')}
      </Button>
      <PdfFailure failure={pdf.failure} />
    </>
  )
}

/** The languages in which there are questions; of a form, whose own is not said, that of the reader is its first. */
function languagesOf(form: Props['form']): readonly string[] {
  const own = form.resourceType === 'Questionnaire' ? form.language.code : 'en'
  return [...new Set([own, ...Object.keys(form.translations ?? {})])]
}

function printed({ id, resourceType }: Props['form'], code: string | undefined) {
  const asked = { id, ...(code !== undefined && { language: code }) }
  return resourceType === 'Questionnaire' ? send('questionnaire.print', asked) : send('form.print', asked)
}
