/** I18N-02: a text that is missing is seen by the visitor and told to whoever watches the console. */
export function reportMissing(key: string): void {
  console.error(`TranslationMissing: ${key}`)
}

/** A part that the server could not render, or rendered otherwise than the browser. React has already mended it. */
export function reportRenderError(error: unknown, { componentStack }: { componentStack?: string }): void {
  console.error('RenderError', error, componentStack)
}
