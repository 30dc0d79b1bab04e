import { useRef, useState } from 'react'
import { MARKS_MAX, type PhotoMark } from '../../contract/recreate.ts'
import { markAt, markOfModel, movedMark, type Mark } from './marks.ts'
import type { PhotoPixels } from './photo-pixels.ts'

/** The marks of a photo. */
export function useMarks() {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const [news, setNews] = useState('')
  const lastId = useRef(0)
  const nextId = () => (lastId.current += 1)
  const change = (next: Mark) => setMarks((known) => known.map((mark) => (mark.id === next.id ? next : mark)))
  return {
    marks,
    selectedId,
    /** Text of the live region. */
    news,
    select: ({ id }: Mark) => setSelectedId(id),
    change,
    add: (pixels: PhotoPixels, x: number, y: number) => {
      if (marks.length >= MARKS_MAX) return
      const mark = markAt(pixels, nextId(), x, y)
      setMarks([...marks, mark])
      setSelectedId(mark.id)
      setNews(`Piece ${marks.length + 1} marked: ${mark.colorName}`)
    },
    move: (mark: Mark, pixels: PhotoPixels, x: number, y: number) => {
      const next = movedMark(mark, pixels, x, y)
      change(next)
      setNews(`Piece ${marks.findIndex(({ id }) => id === mark.id) + 1}: ${next.colorName}`)
    },
    remove: ({ id }: Mark) => {
      setMarks((known) => known.filter((mark) => mark.id !== id))
      setNews(`Piece ${marks.findIndex((mark) => mark.id === id) + 1} removed`)
    },
    replace: (found: readonly PhotoMark[]) => {
      setMarks(found.map((mark) => markOfModel(mark, nextId())))
      setSelectedId(null)
      setNews(found.length === 1 ? '1 piece marked' : `${found.length} pieces marked`)
    },
    clear: () => {
      setMarks([])
      setSelectedId(null)
    },
  }
}
