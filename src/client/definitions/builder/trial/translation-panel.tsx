import { NativeSelect, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { useWords } from '#client/ui/words.tsx'
import { longestTranslation } from '#shared/forms/translating/longest-translation.ts'
import {
  type TranslatedText,
  textsToTranslate,
  withTranslation,
} from '#shared/forms/translating/translated-form.ts'
import { languageName, languages, ownLanguage } from './languages.ts'

function keyOf({ elementId, column, field, code }: TranslatedText): string {
  return [elementId, column, field, code].join(' ')
}

/** All words of the form beside what they are in another language. */
export function TranslationPanel({ builder }: { readonly builder: Builder }): ReactNode {
  const words = useWords()
  const { form } = builder
  const own = ownLanguage(form)
  const choices = languages.filter((code) => code !== own)
  const [language, setLanguage] = useState(
    () => choices.find((code) => form.translations?.[code] !== undefined) ?? choices[0] ?? 'es',
  )
  const texts = textsToTranslate(form, language)
  const open = texts.filter(({ translation }) => !translation).length
  const put = (text: TranslatedText, said: string) =>
    builder.change(
      ({ translations = {} }) => ({
        translations: withTranslation(translations, language, { ...text, text: said }),
      }),
      `translation ${language} ${keyOf(text)}`,
    )
  return (
    <section className="builder-translations" aria-label={words('builder.view-translate')}>
      <div className="builder-row">
        <NativeSelect
          label={words('builder.language')}
          value={language}
          data={choices.map((value) => ({ value, label: languageName(value) }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        />
        <p role="status" className="builder-quiet">
          {words('builder.untranslated', { count: open, all: texts.length })}
        </p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{languageName(own)}</th>
            <th scope="col">{languageName(language)}</th>
          </tr>
        </thead>
        <tbody>
          {texts.map((text) => (
            <tr key={keyOf(text)}>
              <th scope="row" data-field={text.field}>
                {text.text}
              </th>
              <td>
                <Textarea
                  autosize
                  lang={language}
                  aria-label={words('builder.translation-of', {
                    text: text.text,
                    language: languageName(language),
                  })}
                  value={text.translation ?? ''}
                  maxLength={longestTranslation[text.field]}
                  onChange={({ currentTarget }) => put(text, currentTarget.value)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {texts.length === 0 && <p className="builder-quiet">{words('builder.nothing-to-translate')}</p>}
    </section>
  )
}
