import { deflateSync } from 'node:zlib'
import { bytesOf, pdf } from './files.ts'

const zeros = '00'.repeat(32)

/** For tests of content, a PDF that only a password opens. */
export function lockedPdf(): Buffer {
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${zeros}> /U <${zeros}> /P -4 >> /ID [<00> <00>]`
  return bytesOf(
    pdf(['Nobody reads this.']).toString('latin1').replace('trailer\n<< ', `trailer\n<< ${lock} `),
  )
}

/** A PDF whose pages lead to no page. */
export function damagedPdf(): Buffer {
  return bytesOf(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 9 0 R >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
  )
}

/** A PDF whose pages lead to themselves. */
export function circlingPdf(): Buffer {
  const text = pdf(['Round and round.']).toString('latin1')
  return bytesOf(text.replace('/Kids [3 0 R] /Count 1', '/Kids [2 0 R] /Count 1'))
}

/** A PDF of a few kilobytes, whose page would unpack to so many megabytes. */
export function swellingPdf(megabytes: number): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(megabytes * 2 ** 20, ' '))).toString('latin1')
  const filter = `/Filter [/FlateDecode /FlateDecode] /Length ${packed.length}`
  const text = pdf(['x']).toString('latin1')
  return bytesOf(
    text.replace(
      /<< \/Length \d+ >>\nstream\n[\s\S]*?\nendstream/,
      () => `<< ${filter} >>\nstream\n${packed}\nendstream`,
    ),
  )
}
