import type { Size } from '../canvas.ts'
import { openSea } from '../families/sea.ts'
import { type FilmRecipe, turnSeconds } from '../film-recipe.ts'
import type { Picture, Recipe } from '../recipe.ts'
import { renderPicture } from '../render-picture.ts'
import { viewAt } from './camera.ts'
import { lookThrough } from './look-through.ts'

/** A film that is being drawn. What its frames have in common is worked out once. */
export type OpenFilm = {
  /** How many frames differ from each other. A loop that lasts several turns has those of one. */
  readonly frames: number
  /** How often those frames are shown, one after the other. */
  readonly repeats: number
  /** Frames after the last begin again in a loop; after the end of its way a camera stands still. */
  readonly frameAt: (index: number) => Picture
}

/**
 * The camera's still is drawn finer than a frame shows it, so that it is as sharp between two of its pixels as on
 * them; otherwise a slow move would seem to breathe.
 */
const stillScale = 1.5

export function openFilm(film: FilmRecipe, size: Size): OpenFilm {
  if (film.motion.kind === 'loop') {
    const repeats = Math.max(Math.floor(film.seconds / turnSeconds), 1)
    const frames = Math.max(Math.round((film.seconds * film.framesPerSecond) / repeats), 2)
    const drawAt = openLoop({ ...film.still, ...size })
    return {
      frames,
      repeats,
      frameAt: (index) => drawAt((index % frames) / frames),
    }
  }
  const { move } = film.motion
  const frames = Math.max(Math.round(film.seconds * film.framesPerSecond), 2)
  const still = renderPicture({
    ...film.still,
    width: Math.round(size.width * stillScale),
    height: Math.round(size.height * stillScale),
  })
  return {
    frames,
    repeats: 1,
    frameAt: (index) => lookThrough(still, viewAt(move, Math.min(index / (frames - 1), 1)), size),
  }
}

function openLoop(recipe: Recipe): (phase: number) => Picture {
  return recipe.family === 'sea' ? openSea(recipe) : (phase) => renderPicture({ ...recipe, phase })
}
