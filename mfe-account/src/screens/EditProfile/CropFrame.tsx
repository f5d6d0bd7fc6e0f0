import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type Crop, cropByKey, pushPicture } from '../../data/crop.ts';
import { Cropped, type CroppedProps } from './Cropped.tsx';
import { Frame } from './crop-styles.ts';

interface CropFrameProps extends CroppedProps {
  frame: RefObject<HTMLDivElement | null>;
  onCrop: (crop: Crop) => void;
}

/** The picture under a round window: dragged by finger or mouse, moved and zoomed by keys. */
export function CropFrame({ frame, onCrop, ...shown }: CropFrameProps) {
  const { size, crop } = shown;
  const held = useRef<{ x: number; y: number } | null>(null);

  const hold = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (!held.current) return;
    const px = event.currentTarget.clientWidth;
    const right = (event.clientX - held.current.x) / px;
    const down = (event.clientY - held.current.y) / px;
    held.current = { x: event.clientX, y: event.clientY };
    onCrop(pushPicture(size, crop, { right, down }));
  };
  const release = (): void => {
    held.current = null;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = cropByKey(size, crop, event);
    if (!next) return;
    event.preventDefault();
    onCrop(next);
  };
  return (
    <Frame
      ref={frame}
      // Keys are ours in here, also for people with a screen reader.
      role="application"
      aria-label="Picture to crop. Arrow keys move it, plus and minus zoom."
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <Cropped {...shown} />
    </Frame>
  );
}
