import type { BoardAsset } from './board.ts'

/** What a contact sheet tells of an asset. */
export type SheetAsset = Readonly<{
  id: string
  title: string
  creditLine: string
  note: string
  /** Null where there is nothing to show: offline or withdrawn. */
  picture: Readonly<{ mediaKey: string; width: number; height: number; alt: string; color: string }> | null
}>

export function sheetAssetOf({ id, shortTitle, isOffline, note, creditLine, card }: BoardAsset): SheetAsset {
  const picture =
    card === null || isOffline
      ? null
      : {
          ...{ mediaKey: card.mediaKey, width: card.width, height: card.height },
          ...{ alt: card.altText || card.title, color: card.dominantColor },
        }
  return { id, title: picture && card ? card.title : shortTitle, creditLine, note, picture }
}

/** What stands in one line below the title. */
export function factsLine({ id, creditLine }: SheetAsset): string {
  return [id, creditLine].filter((fact) => fact !== '').join(' · ')
}
