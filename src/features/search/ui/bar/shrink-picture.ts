const longestSide = 1_024

/** The size within which a picture is sent; null where it is small enough. */
export function fitWithin(width: number, height: number): Readonly<{ width: number; height: number }> | null {
  const scale = longestSide / Math.max(width, height)
  if (!(scale < 1)) return null
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: side(width), height: side(height) }
}

/** What looks alike does so at this size too, and phones send less. What the browser cannot read is sent as it is. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file)
    const size = fitWithin(bitmap.width, bitmap.height)
    const small = size && (await draw(bitmap, size))
    bitmap.close()
    return small ?? file
  } catch {
    return file
  }
}

function draw(bitmap: ImageBitmap, size: Readonly<{ width: number; height: number }>): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // JPEG knows no transparency and would show it black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, size.width, size.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}
