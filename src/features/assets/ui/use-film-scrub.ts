import { type KeyboardEvent, type PointerEvent, useCallback, useRef } from 'react'
import { placeAfterStep, placeUnder } from '../domain/film-place.ts'

/** A hand that only rests on a film does not move it. */
const slackPx = 8
/** Who stops moving wants to see it run. */
const restMs = 500

/** Leads through a film that is being shown, by the pointer along its tile or by arrow keys. */
export function useFilmScrub(url: string) {
  const film = useRef<HTMLVideoElement>(null)
  const line = useRef<SVGRectElement>(null)
  const from = useRef<number | null>(null)
  const wanted = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** The source is set here and taken away again: a film that only leaves the page would go on loading. */
  const hold = useCallback(
    (video: HTMLVideoElement) => {
      film.current = video
      from.current = null
      wanted.current = null
      video.src = url
      return () => {
        clearTimeout(timer.current)
        film.current = null
        video.removeAttribute('src')
        video.load()
      }
    },
    [url],
  )

  function seek(seconds: number) {
    const video = film.current
    if (!video) return
    video.pause()
    clearTimeout(timer.current)
    showPlace(seconds)
    // One that is sent elsewhere before it has arrived shows nothing on the way.
    wanted.current = video.seeking ? seconds : null
    if (!video.seeking) video.currentTime = seconds
  }

  function showPlace(seconds: number) {
    const length = film.current?.duration
    if (length) line.current?.setAttribute('width', String((100 * seconds) / length))
  }

  return {
    hold,
    line,
    video: {
      onTimeUpdate: () => {
        const video = film.current
        if (video && !video.seeking) showPlace(video.currentTime)
      },
      onSeeked: () => {
        if (wanted.current !== null) seek(wanted.current)
      },
    },
    onPointerMove({ pointerType, clientX, currentTarget }: PointerEvent) {
      const video = film.current
      if (pointerType === 'touch' || !video?.duration) return
      from.current ??= clientX
      if (Math.abs(clientX - from.current) < slackPx) return
      // Once under way it follows every move.
      from.current = Number.NEGATIVE_INFINITY
      seek(placeUnder(clientX, currentTarget.getBoundingClientRect(), video.duration))
      timer.current = setTimeout(() => void video.play().catch(() => {}), restMs)
    },
    onKeyDown(event: KeyboardEvent) {
      const video = film.current
      const step = steps[event.key]
      if (!video?.duration || step === undefined) return
      event.preventDefault()
      seek(placeAfterStep(wanted.current ?? video.currentTime, step, video.duration))
    },
  }
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }
