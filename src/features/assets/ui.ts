export { Gallery, type GallerySelection } from './ui/gallery.tsx'
export { Picture } from './ui/picture.tsx'
