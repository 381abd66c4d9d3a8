import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What the first screens say: everything else of the catalogue follows while the page rests, or with the screen that needs it. */
const firstRooms = new Set(['app', 'accounts', 'demo', 'passwords', 'today', 'ui', 'failure'])
const firstEnumerations = /^enumeration\.(AppointmentStatus|AppointmentKind|SigningState)\./
/** Of these rooms, what their later parts say, and refusals of other screens. */
const later =
  /^(app\.(announcement|auto$|bell|dark$|large$|light$|sign-out$|copied|copy-text|demo-making|discard|drawer|field|go-to$|keep-mine|leaving-|kind|mine|mod-key|notification|palette-nothing|send-now|single-keys|tabs|theirs)|accounts\.(access-reviewed|break-glass|no-sign-in|one-patient|own-access|pin-digits|process-note|verdict|works-elsewhere)|failure\.(conflict|gone|in-the-way|locked|token-expired|too-large|unsupported)|ui\.typed-)/
/** What a front desk reads of somebody before anything else is opened. */
const desk = /^person\.(somebody|packets-open|copay-due|check-in|is-now)$/
const rail = /^([a-z]+\.rail|(patients|scheduling|build|itineraries)\.screen\.(patients|calendar|build|day))$/

const query = /[?&]part=(first|rest)$/

/** Lets a catalogue be imported in two parts: `…/en.js?part=first` and `…/en.js?part=rest`. */
export function catalogueParts(): Plugin {
  return {
    name: 'catalogue-parts',
    enforce: 'pre',
    async resolveId(source, importer) {
      const part = query.exec(source)
      if (!part) return null
      const file = await this.resolve(source.replace(query, ''), importer, { skipSelf: true })
      return file && `${file.id}?part=${part[1]}`
    },
    load(id) {
      const part = query.exec(id)
      if (!part) return null
      const file = id.replace(query, '')
      this.addWatchFile(file)
      const lines = readFileSync(file, 'utf8').split('\n')
      const kept = lines.filter((line) => !line.startsWith('"') || isFirst(line) === (part[1] === 'first'))
      return kept.join('\n')
    },
  }
}

/** The generator writes one message to a line, its id first. */
function isFirst(line: string): boolean {
  return isFirstMessage(line.slice(1, line.indexOf('"', 1)))
}

/** True for what is said before the page has rested. */
export function isFirstMessage(id: string): boolean {
  const isOfRoom = firstRooms.has(id.split('.')[0] ?? '') && !later.test(id)
  return isOfRoom || firstEnumerations.test(id) || rail.test(id) || desk.test(id)
}
