import {
  ArrowLeft as ArrowLeftDrawing,
  ArrowRight as ArrowRightDrawing,
  Bell as BellDrawing,
  Bookmark as BookmarkDrawing,
  Calendar as CalendarDrawing,
  Camera as CameraDrawing,
  Check as CheckDrawing,
  ChevronDown as ChevronDownDrawing,
  ChevronLeft as ChevronLeftDrawing,
  ChevronRight as ChevronRightDrawing,
  ChevronUp as ChevronUpDrawing,
  CircleAlert as CircleAlertDrawing,
  CircleCheck as CircleCheckDrawing,
  Clock as ClockDrawing,
  Copy as CopyDrawing,
  CreditCard as CreditCardDrawing,
  Crop as CropDrawing,
  Download as DownloadDrawing,
  Ellipsis as EllipsisDrawing,
  Eraser as EraserDrawing,
  ExternalLink as ExternalLinkDrawing,
  Eye as EyeDrawing,
  EyeOff as EyeOffDrawing,
  FileText as FileTextDrawing,
  Folder as FolderDrawing,
  Globe as GlobeDrawing,
  Grid2x2 as Grid2x2Drawing,
  GripVertical as GripVerticalDrawing,
  Heart as HeartDrawing,
  History as HistoryDrawing,
  Image as ImageDrawing,
  Images as ImagesDrawing,
  Info as InfoDrawing,
  Layers as LayersDrawing,
  Link as LinkDrawing,
  ListFilter as ListFilterDrawing,
  Lock as LockDrawing,
  LogOut as LogOutDrawing,
  type LucideIcon,
  Mail as MailDrawing,
  MapPin as MapPinDrawing,
  Maximize as MaximizeDrawing,
  Menu as MenuDrawing,
  MessageSquare as MessageSquareDrawing,
  Minus as MinusDrawing,
  Monitor as MonitorDrawing,
  Moon as MoonDrawing,
  Move as MoveDrawing,
  Palette as PaletteDrawing,
  Pause as PauseDrawing,
  Pencil as PencilDrawing,
  PenTool as PenToolDrawing,
  Phone as PhoneDrawing,
  Play as PlayDrawing,
  Plus as PlusDrawing,
  Printer as PrinterDrawing,
  Receipt as ReceiptDrawing,
  RefreshCw as RefreshCwDrawing,
  Scale as ScaleDrawing,
  Search as SearchDrawing,
  Settings as SettingsDrawing,
  Share2 as Share2Drawing,
  ShoppingBag as ShoppingBagDrawing,
  SlidersHorizontal as SlidersHorizontalDrawing,
  Sparkles as SparklesDrawing,
  Star as StarDrawing,
  Sun as SunDrawing,
  Trash2 as Trash2Drawing,
  TriangleAlert as TriangleAlertDrawing,
  Undo2 as Undo2Drawing,
  Upload as UploadDrawing,
  User as UserDrawing,
  Users as UsersDrawing,
  Video as VideoDrawing,
  WandSparkles as WandSparklesDrawing,
  X as XDrawing,
  ZoomIn as ZoomInDrawing,
  ZoomOut as ZoomOutDrawing,
} from 'lucide-react'
import styles from './icon.module.css'
import { joinClasses } from './join-classes.ts'

export type IconProps = {
  /** small 16 px, medium 20 px (the default), large 24 px. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Draws the shape filled, as for a saved bookmark. */
  filled?: boolean | undefined
  className?: string | undefined
}

type DrawingProps = IconProps & { drawing: LucideIcon; mirrored?: boolean }

const pixels = { small: 16, medium: 20, large: 24 } as const

/** Icons never speak: the button or text beside them does. */
function Drawing({ drawing: Lucide, mirrored = false, size = 'medium', filled, className }: DrawingProps) {
  return (
    <Lucide
      aria-hidden="true"
      focusable="false"
      size={pixels[size]}
      className={joinClasses(styles.icon, filled && styles.filled, mirrored && styles.mirrored, className)}
    />
  )
}

export function ArrowLeftIcon(props: IconProps) {
  return <Drawing drawing={ArrowLeftDrawing} mirrored {...props} />
}

export function ArrowRightIcon(props: IconProps) {
  return <Drawing drawing={ArrowRightDrawing} mirrored {...props} />
}

export function BellIcon(props: IconProps) {
  return <Drawing drawing={BellDrawing} {...props} />
}

export function BookmarkIcon(props: IconProps) {
  return <Drawing drawing={BookmarkDrawing} {...props} />
}

export function CalendarIcon(props: IconProps) {
  return <Drawing drawing={CalendarDrawing} {...props} />
}

export function CameraIcon(props: IconProps) {
  return <Drawing drawing={CameraDrawing} {...props} />
}

export function CheckIcon(props: IconProps) {
  return <Drawing drawing={CheckDrawing} {...props} />
}

export function ChevronDownIcon(props: IconProps) {
  return <Drawing drawing={ChevronDownDrawing} {...props} />
}

export function ChevronLeftIcon(props: IconProps) {
  return <Drawing drawing={ChevronLeftDrawing} mirrored {...props} />
}

export function ChevronRightIcon(props: IconProps) {
  return <Drawing drawing={ChevronRightDrawing} mirrored {...props} />
}

export function ChevronUpIcon(props: IconProps) {
  return <Drawing drawing={ChevronUpDrawing} {...props} />
}

export function CircleAlertIcon(props: IconProps) {
  return <Drawing drawing={CircleAlertDrawing} {...props} />
}

export function CircleCheckIcon(props: IconProps) {
  return <Drawing drawing={CircleCheckDrawing} {...props} />
}

export function ClockIcon(props: IconProps) {
  return <Drawing drawing={ClockDrawing} {...props} />
}

export function CloseIcon(props: IconProps) {
  return <Drawing drawing={XDrawing} {...props} />
}

export function CopyIcon(props: IconProps) {
  return <Drawing drawing={CopyDrawing} {...props} />
}

export function CreditCardIcon(props: IconProps) {
  return <Drawing drawing={CreditCardDrawing} {...props} />
}

export function CropIcon(props: IconProps) {
  return <Drawing drawing={CropDrawing} {...props} />
}

export function DownloadIcon(props: IconProps) {
  return <Drawing drawing={DownloadDrawing} {...props} />
}

export function EllipsisIcon(props: IconProps) {
  return <Drawing drawing={EllipsisDrawing} {...props} />
}

export function EraserIcon(props: IconProps) {
  return <Drawing drawing={EraserDrawing} {...props} />
}

export function ExpandIcon(props: IconProps) {
  return <Drawing drawing={MaximizeDrawing} {...props} />
}

export function ExternalLinkIcon(props: IconProps) {
  return <Drawing drawing={ExternalLinkDrawing} mirrored {...props} />
}

export function EyeIcon(props: IconProps) {
  return <Drawing drawing={EyeDrawing} {...props} />
}

export function EyeOffIcon(props: IconProps) {
  return <Drawing drawing={EyeOffDrawing} {...props} />
}

export function FileTextIcon(props: IconProps) {
  return <Drawing drawing={FileTextDrawing} {...props} />
}

export function FilterIcon(props: IconProps) {
  return <Drawing drawing={SlidersHorizontalDrawing} {...props} />
}

export function FolderIcon(props: IconProps) {
  return <Drawing drawing={FolderDrawing} {...props} />
}

export function GlobeIcon(props: IconProps) {
  return <Drawing drawing={GlobeDrawing} {...props} />
}

export function GridIcon(props: IconProps) {
  return <Drawing drawing={Grid2x2Drawing} {...props} />
}

export function GripVerticalIcon(props: IconProps) {
  return <Drawing drawing={GripVerticalDrawing} {...props} />
}

export function HeartIcon(props: IconProps) {
  return <Drawing drawing={HeartDrawing} {...props} />
}

export function HistoryIcon(props: IconProps) {
  return <Drawing drawing={HistoryDrawing} {...props} />
}

export function ImageIcon(props: IconProps) {
  return <Drawing drawing={ImageDrawing} {...props} />
}

export function ImagesIcon(props: IconProps) {
  return <Drawing drawing={ImagesDrawing} {...props} />
}

export function InfoIcon(props: IconProps) {
  return <Drawing drawing={InfoDrawing} {...props} />
}

export function LayersIcon(props: IconProps) {
  return <Drawing drawing={LayersDrawing} {...props} />
}

export function LinkIcon(props: IconProps) {
  return <Drawing drawing={LinkDrawing} {...props} />
}

export function ListFilterIcon(props: IconProps) {
  return <Drawing drawing={ListFilterDrawing} {...props} />
}

export function LockIcon(props: IconProps) {
  return <Drawing drawing={LockDrawing} {...props} />
}

export function MailIcon(props: IconProps) {
  return <Drawing drawing={MailDrawing} {...props} />
}

export function MapPinIcon(props: IconProps) {
  return <Drawing drawing={MapPinDrawing} {...props} />
}

export function MenuIcon(props: IconProps) {
  return <Drawing drawing={MenuDrawing} {...props} />
}

export function MessageIcon(props: IconProps) {
  return <Drawing drawing={MessageSquareDrawing} {...props} />
}

export function MinusIcon(props: IconProps) {
  return <Drawing drawing={MinusDrawing} {...props} />
}

export function MonitorIcon(props: IconProps) {
  return <Drawing drawing={MonitorDrawing} {...props} />
}

export function MoonIcon(props: IconProps) {
  return <Drawing drawing={MoonDrawing} {...props} />
}

export function MoveIcon(props: IconProps) {
  return <Drawing drawing={MoveDrawing} {...props} />
}

export function PaletteIcon(props: IconProps) {
  return <Drawing drawing={PaletteDrawing} {...props} />
}

export function PauseIcon(props: IconProps) {
  return <Drawing drawing={PauseDrawing} {...props} />
}

export function PenToolIcon(props: IconProps) {
  return <Drawing drawing={PenToolDrawing} {...props} />
}

export function PencilIcon(props: IconProps) {
  return <Drawing drawing={PencilDrawing} {...props} />
}

export function PhoneIcon(props: IconProps) {
  return <Drawing drawing={PhoneDrawing} {...props} />
}

export function PlayIcon(props: IconProps) {
  return <Drawing drawing={PlayDrawing} {...props} />
}

export function PlusIcon(props: IconProps) {
  return <Drawing drawing={PlusDrawing} {...props} />
}

export function PrinterIcon(props: IconProps) {
  return <Drawing drawing={PrinterDrawing} {...props} />
}

export function ReceiptIcon(props: IconProps) {
  return <Drawing drawing={ReceiptDrawing} {...props} />
}

export function RefreshIcon(props: IconProps) {
  return <Drawing drawing={RefreshCwDrawing} {...props} />
}

export function ScaleIcon(props: IconProps) {
  return <Drawing drawing={ScaleDrawing} {...props} />
}

export function SearchIcon(props: IconProps) {
  return <Drawing drawing={SearchDrawing} {...props} />
}

export function SettingsIcon(props: IconProps) {
  return <Drawing drawing={SettingsDrawing} {...props} />
}

export function ShareIcon(props: IconProps) {
  return <Drawing drawing={Share2Drawing} {...props} />
}

export function ShoppingBagIcon(props: IconProps) {
  return <Drawing drawing={ShoppingBagDrawing} {...props} />
}

export function SignOutIcon(props: IconProps) {
  return <Drawing drawing={LogOutDrawing} mirrored {...props} />
}

export function SparklesIcon(props: IconProps) {
  return <Drawing drawing={SparklesDrawing} {...props} />
}

export function StarIcon(props: IconProps) {
  return <Drawing drawing={StarDrawing} {...props} />
}

export function SunIcon(props: IconProps) {
  return <Drawing drawing={SunDrawing} {...props} />
}

export function TrashIcon(props: IconProps) {
  return <Drawing drawing={Trash2Drawing} {...props} />
}

export function TriangleAlertIcon(props: IconProps) {
  return <Drawing drawing={TriangleAlertDrawing} {...props} />
}

export function UndoIcon(props: IconProps) {
  return <Drawing drawing={Undo2Drawing} mirrored {...props} />
}

export function UploadIcon(props: IconProps) {
  return <Drawing drawing={UploadDrawing} {...props} />
}

export function UserIcon(props: IconProps) {
  return <Drawing drawing={UserDrawing} {...props} />
}

export function UsersIcon(props: IconProps) {
  return <Drawing drawing={UsersDrawing} {...props} />
}

export function VideoIcon(props: IconProps) {
  return <Drawing drawing={VideoDrawing} {...props} />
}

export function WandIcon(props: IconProps) {
  return <Drawing drawing={WandSparklesDrawing} {...props} />
}

export function ZoomInIcon(props: IconProps) {
  return <Drawing drawing={ZoomInDrawing} {...props} />
}

export function ZoomOutIcon(props: IconProps) {
  return <Drawing drawing={ZoomOutDrawing} {...props} />
}
