const day = /^\d{4}(-\d{2}(-\d{2})?)?$/
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/
/** The years that both databases and the text of an instant can say. */
const sayable = /^(?!0000)\d{4}-/

/** The instant that a search's filter names: a year, a month, a day or a moment, as ISO text; undefined where it is none that a database has. */
export function filterInstant(text: string): string | undefined {
  if (!(day.test(text) || moment.test(text)) || Number.isNaN(Date.parse(text))) return undefined
  const iso = new Date(Date.parse(text)).toISOString()
  return sayable.test(iso) ? iso : undefined
}
