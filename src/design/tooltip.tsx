import type { DOMAttributes, ReactElement, ReactNode } from 'react'
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  Focusable,
  OverlayArrow,
  TooltipTrigger,
} from 'react-aria-components/Tooltip'
import { joinClasses } from './join-classes.ts'
import styles from './tooltip.module.css'

export type TooltipProps = {
  /** What pressing will do. */
  text: ReactNode
  /** A second, smaller line. */
  note?: ReactNode
  placement?: NonNullable<AriaTooltipProps['placement']> | undefined
  /** One button or link, which must hand `ref` and other props on to its element. */
  children: ReactElement<DOMAttributes<Element>>
}

const showAfterMs = 120
const hideAfterMs = 300

export function Tooltip({ text, note, placement = 'bottom', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={showAfterMs} closeDelay={hideAfterMs}>
      {/* Our buttons are components; react-aria's type asks for a plain element, its code only for a ref. */}
      <Focusable>{children as ReactElement<DOMAttributes<Element>, string>}</Focusable>
      <AriaTooltip placement={placement} offset={10} className={joinClasses(styles.tooltip)}>
        <OverlayArrow className={joinClasses(styles.arrow)} />
        {text}
        {note && <small className={styles.note}>{note}</small>}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
