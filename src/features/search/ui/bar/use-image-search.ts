import { useEffect, useRef, useState } from 'react'
import { joinPrefix } from '#i18n/prefixes.ts'
import { links } from '#links/links.ts'
import { useVisit } from '#visit/visit-context.tsx'
import { askByImage, type ImageProblem } from './ask-by-image.ts'
import { shrinkPicture } from './shrink-picture.ts'

export type ImageSearch = Readonly<{
  isLooking: boolean
  problem: ImageProblem | null
  /** A picture, or the address of one. */
  look: (picture: Blob | string) => Promise<void>
  cancel: () => void
}>

/** One search by image at a time; the next one, or leaving, ends the last. */
export function useImageSearch(onFound: (to: string) => void): ImageSearch {
  const visit = useVisit()
  const [state, setState] = useState<Pick<ImageSearch, 'isLooking' | 'problem'>>({
    isLooking: false,
    problem: null,
  })
  const looking = useRef<AbortController | null>(null)
  useEffect(() => () => looking.current?.abort(), [])

  async function look(picture: Blob | string): Promise<void> {
    looking.current?.abort()
    looking.current = new AbortController()
    const { signal } = looking.current
    setState({ isLooking: true, problem: null })
    const sent = typeof picture === 'string' ? picture : await shrinkPicture(picture)
    const call = joinPrefix(visit.prefix, '/components/search/api/image-searches')
    const outcome = await askByImage(sent, { call, signal })
    if (signal.aborted) return
    setState({ isLooking: false, problem: outcome.kind === 'failed' ? outcome.problem : null })
    if (outcome.kind === 'failed') return
    const { searchbyimage } = outcome
    const imageurl = typeof picture === 'string' ? picture : undefined
    onFound(links.search(visit, { type: 'image' }, { searchbyimage, imageurl }))
  }

  function cancel(): void {
    looking.current?.abort()
    setState({ isLooking: false, problem: null })
  }

  return { ...state, look, cancel }
}
