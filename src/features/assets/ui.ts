export { Gallery } from './ui/gallery.tsx'
export { Picture } from './ui/picture.tsx'
