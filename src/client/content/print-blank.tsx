import { Button, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { send } from '#client/api/send.ts'
import { useLocale, useWords } from '#client/ui/words.tsx'
import type { Form } from '#generated/types/form.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { PdfFailure } from './pdf-button.tsx'
import { usePdf } from './use-pdf.ts'

type Props = { readonly form: Questionnaire | Form }

/** Has the server print the questions without answers, to be filled in by pen; in which language is chosen where there are several. */
export function PrintBlank({ form }: Props): ReactNode {
  const words = useWords()
  const locale = useLocale()
  const language = useRef<string>(undefined)
  const pdf = usePdf(() => printed(form, language.current))
  const languages = languagesOf(form)
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const print = (code: string | undefined) => {
    language.current = code
    pdf.download()
  }
  const button = (
    <Button
      variant="default"
      leftSection={<IconPrinter size={15} aria-hidden="true" />}
      loading={pdf.isAsked}
      {...(languages.length < 2 && { onClick: () => print(undefined) })}
    >
      {words('content.print-blank')}
    </Button>
  )
  return (
    <>
      {languages.length < 2 ? (
        button
      ) : (
        <Menu position="bottom-start" shadow="md">
          <Menu.Target>{button}</Menu.Target>
          <Menu.Dropdown>
            {languages.map((code) => (
              <Menu.Item key={code} onClick={() => print(code)}>
                {names.of(code) ?? code}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
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
