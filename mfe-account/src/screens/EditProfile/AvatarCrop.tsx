import { Button, Dialog, Icon } from '@vidya/shared-ui';
import { useId, useRef, useState } from 'react';
import { type Crop, startCrop, zoomMost, zoomTo } from '../../data/crop.ts';
import type { Cropping, useAvatarChoice } from '../../data/use-avatar-choice.ts';
import { CropFrame } from './CropFrame.tsx';
import { Cropped } from './Cropped.tsx';
import { Bench, KeyHint, Previews, Round, Zoom, ZoomRow } from './crop-styles.ts';
import { Quiet } from './profile-styles.ts';

type AvatarCropProps = ReturnType<typeof useAvatarChoice>['cropping'];

/** The window in which a square of the picked photo is chosen; nothing is sent before Save. */
export function AvatarCrop({ picture, ...window }: AvatarCropProps) {
  return picture ? <CropWindow key={picture.image.src} picture={picture} {...window} /> : null;
}

function CropWindow({ picture, isOpen, cut, cancel }: Omit<AvatarCropProps, 'picture'> & { picture: Cropping }) {
  const { src, naturalWidth: width, naturalHeight: height } = picture.image;
  const size = { width, height };
  const [crop, setCrop] = useState<Crop>(() => startCrop(size));
  const [isBusy, setBusy] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const zoomId = useId();
  const use = async (): Promise<void> => {
    setBusy(true);
    await cut(crop);
    setBusy(false);
  };
  const shown = { address: src, size, crop };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={cancel}
      title="Crop your picture"
      initialFocus={frame}
      actions={
        <>
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
          <Button isBusy={isBusy} onClick={() => void use()}>
            Use picture
          </Button>
        </>
      }
    >
      <Bench>
        <CropFrame {...shown} frame={frame} onCrop={setCrop} />
        <Previews aria-hidden="true">
          <Round $px={96}>
            <Cropped {...shown} />
          </Round>
          <Round $px={40}>
            <Cropped {...shown} />
          </Round>
        </Previews>
        <ZoomRow>
          <label htmlFor={zoomId}>Zoom</label>
          <Icon name="minus" size={18} />
          <Zoom
            id={zoomId}
            type="range"
            min={1}
            max={zoomMost}
            step={0.01}
            value={crop.zoom}
            aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
            onChange={(event) => setCrop(zoomTo(size, crop, event.target.valueAsNumber))}
          />
          <Icon name="plus" size={18} />
        </ZoomRow>
        <Quiet>
          Drag the picture to move it. <KeyHint>Or use the arrow keys, + and −.</KeyHint>
        </Quiet>
      </Bench>
    </Dialog>
  );
}
