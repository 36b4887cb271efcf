import { Button } from './button.tsx'
import { BookmarkIcon, DownloadIcon } from './icon.tsx'
import { PickBar } from './pick-bar.tsx'
import { PickBox } from './pick-box.tsx'
import styles from './showroom.module.css'
import { Exhibit } from './showroom-exhibit.tsx'

/** Picking several pictures, and what is done with them. */
export function PickingRoom() {
  return (
    <>
      <Exhibit title="Pick box">
        <span className={styles.pickable} data-picking>
          <PickBox label="Select Dunes at dawn" />
        </span>
        <span className={styles.pickable} data-picking>
          <PickBox label="Select Waves" defaultChecked />
        </span>
      </Exhibit>
      <Exhibit title="Pick bar">
        <div className={styles.dock}>
          <PickBar
            label="Selection"
            count="2 selected"
            thumbs={[
              { id: '1', picture: null },
              { id: '2', picture: null },
            ]}
            clearLabel="Clear selection"
            onClear={() => {}}
          >
            <Button variant="quiet" icon={<BookmarkIcon />}>
              Save
            </Button>
            <Button variant="quiet" icon={<DownloadIcon />}>
              Download
            </Button>
          </PickBar>
        </div>
      </Exhibit>
    </>
  )
}
