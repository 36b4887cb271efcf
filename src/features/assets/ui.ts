export { FilmPlayer } from './ui/film-player.tsx'
export { Gallery } from './ui/gallery.tsx'
export { Picture } from './ui/picture.tsx'
