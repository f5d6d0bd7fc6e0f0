import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CropFrame, Cropped } from './CropFrame.tsx';
import { boxOf, type Crop, startCrop, zoomMax, zoomTo } from './crop.ts';
import { aspects, Bench, type CropShape, Hint, KeyHint, Previews, Round, Zoom, ZoomRow } from './crop-styles.ts';
import { cutPicture } from './picture-file.ts';

export interface CropDialogProps {
  file: File;
  image: HTMLImageElement;
  shape: CropShape;
  title: string;
  /** The max width of the cropped picture, in px. */
  maxPx: number;
  isOpen: boolean;
  onClose: () => void;
  /** Null when the browser could not draw it. */
  onCut: (file: File | null) => void;
}

/** The dialog that crops a picked picture. Its code loads with the first picture. */
export function CropDialog({ file, image, shape, title, maxPx, isOpen, onClose, onCut }: CropDialogProps) {
  const source = { width: image.naturalWidth, height: image.naturalHeight, aspect: aspects[shape] };
  const [crop, setCrop] = useState<Crop>(() => startCrop(source));
  const [isBusy, setBusy] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const box = boxOf(source, crop);
  // Another one each time that the dialog opens or closes.
  const opening = useRef({});
  useEffect(
    () => () => {
      opening.current = {};
    },
    [isOpen],
  );
  const use = async (): Promise<void> => {
    const { current } = opening;
    setBusy(true);
    const cut = await cutPicture({ file, image, box, maxPx }).catch(() => null);
    setBusy(false);
    // Else it was cancelled while a large picture was drawn.
    if (opening.current === current) onCut(cut);
  };
  const shown = { address: image.src, source, crop };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      initialFocus={frame}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button isBusy={isBusy} onClick={() => void use()}>
            Use picture
          </Button>
        </>
      }
    >
      <Bench $shape={shape}>
        <CropFrame {...shown} shape={shape} frame={frame} onCrop={setCrop} />
        {shape === 'round' ? (
          <Previews aria-hidden="true">
            {[96, 40].map((px) => (
              <Round key={px} $px={px}>
                <Cropped {...shown} />
              </Round>
            ))}
          </Previews>
        ) : null}
        <ZoomSlider zoom={crop.zoom} onZoom={(zoom) => setCrop((now) => zoomTo(source, now, zoom))} />
        <Hint>
          Drag the picture to move it. <KeyHint>Or use the arrow keys, + and −.</KeyHint>
        </Hint>
        {box.width < maxPx / 2 ? (
          <Hint role="status">Only {Math.round(box.width)} px wide: this will look blurred on large screens.</Hint>
        ) : null}
      </Bench>
    </Dialog>
  );
}

function ZoomSlider({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const id = useId();
  return (
    <ZoomRow>
      <label htmlFor={id}>Zoom</label>
      <Icon name="minus" size={18} />
      <Zoom
        id={id}
        type="range"
        min={1}
        max={zoomMax}
        step={0.01}
        value={zoom}
        aria-valuetext={`${Math.round(zoom * 100)}%`}
        onChange={(event) => onZoom(event.target.valueAsNumber)}
      />
      <Icon name="plus" size={18} />
    </ZoomRow>
  );
}
