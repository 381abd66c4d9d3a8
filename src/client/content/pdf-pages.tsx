import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useKeyboardScroll } from '#client/ui/keys/use-keyboard-scroll.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import './content.css'

type Opened = PDFDocumentProxy | 'failed' | undefined

/** The pages of a PDF, drawn one below the other as they come into sight; what is written on them is read aloud as text. */
export function PdfPages({ file }: { readonly file: Blob }): ReactNode {
  const words = useWords()
  const opened = usePdf(file)
  if (opened === undefined) return <Loading what={words('documents.file')} />
  if (opened === 'failed') return <p role="alert">{words('documents.no-view')}</p>
  return <Pages pdf={opened} />
}

function Pages({ pdf }: { readonly pdf: PDFDocumentProxy }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useKeyboardScroll(box)
  return (
    <div ref={box} className="pdf-pages">
      {Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((number) => (
        <PdfPage key={number} pdf={pdf} number={number} />
      ))}
    </div>
  )
}

/** The file is taken apart in a worker that reaches nothing of the page; no program in it runs, and no font of it is loaded here. */
function usePdf(file: Blob): Opened {
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    let isLeft = false
    let task: { destroy(): Promise<void> } | undefined
    const open = async () => {
      const [{ getDocument, GlobalWorkerOptions }, { default: address }] = await Promise.all([
        import('pdfjs-dist'),
        import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
      ])
      GlobalWorkerOptions.workerSrc = address
      const data = new Uint8Array(await file.arrayBuffer())
      if (isLeft) return
      const loading = getDocument({
        data,
        disableFontFace: true,
        useWasm: false,
        enableXfa: false,
        verbosity: 0,
      })
      task = loading
      const pdf = await loading.promise
      if (!isLeft) setOpened(pdf)
    }
    open().catch(() => {
      if (!isLeft) setOpened('failed')
    })
    return () => {
      isLeft = true
      void task?.destroy()
    }
  }, [file])
  return opened
}

type PageProps = { readonly pdf: PDFDocumentProxy; readonly number: number }

const width = 760

function PdfPage({ pdf, number }: PageProps): ReactNode {
  const words = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')

  useEffect(() => {
    const target = canvas.current
    if (!target) return undefined
    const draw = async () => {
      const page = await pdf.getPage(number)
      const scale = (width / page.getViewport({ scale: 1 }).width) * Math.min(2, globalThis.devicePixelRatio)
      const viewport = page.getViewport({ scale })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      await page.render({ canvas: target, viewport }).promise
      const { items } = await page.getTextContent()
      setText(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      draw().catch(() => setText(words('documents.no-view')))
    })
    seen.observe(target)
    return () => seen.disconnect()
  }, [pdf, number, words])

  const title = words('documents.page', { page: number, pages: pdf.numPages })
  return (
    <figure className="pdf-page">
      <canvas ref={canvas} width={width} height={980} role="img" aria-label={title} />
      <p className="visually-hidden">{text}</p>
      <figcaption>{title}</figcaption>
    </figure>
  )
}
