/**
 * Keywords that say how a picture is made or what for, or that most pictures have: nobody browses by them. English names
 * of the vocabulary; colors are passed over, too, as all that stands below `color`.
 */
// biome-ignore format: as a text
export const passedOver: readonly string[] = [
  'color', 'no people', 'people', 'person', 'one person', 'two people', 'group of people', 'adult', 'horizontal', 'vertical', 'square',
  'background', 'plain background', 'white background', 'wallpaper', 'full frame', 'copy space', 'cut out', 'close-up', 'macro',
  'wide angle', 'black and white', 'photography', 'illustration', 'vector', 'icon', 'symbol', 'flat design', 'cartoon', 'design',
  'decoration', 'shape', 'repetition', 'smooth', 'surface', 'light', 'dark', 'shadow', 'contrast', 'studio', 'mockup', 'outdoors',
  'indoors', 'day', 'nature', 'landscape', 'horizon', 'motion', 'fine art', 'painting', 'character', 'line', 'curve', 'reflection',
  'tile', 'dot', 'sky', 'floor', 'wall', 'silhouette', 'sphere', 'geometric shape', 'art', 'vivid colors', 'event',
]
