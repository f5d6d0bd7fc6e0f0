import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { boxOf, type Crop, cropByKey, pushPicture, type Source } from './crop.ts';
import { type CropShape, Frame, Picture } from './crop-styles.ts';

interface CroppedProps {
  address: string;
  source: Source;
  crop: Crop;
}

const percent = (share: number): string => `${share * 100}%`;

/** The cropped part of a picture; it fills any box of the same aspect ratio. */
export function Cropped({ address, source, crop }: CroppedProps) {
  const { left, top, width, height } = boxOf(source, crop);
  const place = { width: percent(source.width / width), left: percent(-left / width), top: percent(-top / height) };
  return <Picture src={address} alt="" draggable={false} style={place} />;
}

interface CropFrameProps extends CroppedProps {
  shape: CropShape;
  frame: RefObject<HTMLDivElement | null>;
  /** Passes a function of the latest crop, because the pointer may move several times before a render. */
  onCrop: (change: (crop: Crop) => Crop) => void;
}

/** The picture behind the crop frame: dragged by touch or mouse, moved and zoomed by keys. */
export function CropFrame({ shape, frame, onCrop, ...shown }: CropFrameProps) {
  const { source, crop } = shown;
  const held = useRef<{ pointerId: number; x: number; y: number } | null>(null);

  const positionOf = ({ pointerId, clientX, clientY }: PointerEvent) => ({ pointerId, x: clientX, y: clientY });
  const hold = (event: PointerEvent<HTMLDivElement>): void => {
    // A second finger.
    if (held.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = positionOf(event);
  };
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (held.current?.pointerId !== event.pointerId) return;
    const px = event.currentTarget.clientWidth;
    const right = (event.clientX - held.current.x) / px;
    const down = ((event.clientY - held.current.y) / px) * source.aspect;
    held.current = positionOf(event);
    onCrop((now) => pushPicture(source, now, { right, down }));
  };
  const release = ({ pointerId }: PointerEvent): void => {
    if (held.current?.pointerId === pointerId) held.current = null;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!cropByKey(source, crop, event)) return;
    event.preventDefault();
    const { key, shiftKey } = event;
    onCrop((now) => cropByKey(source, now, { key, shiftKey }) ?? now);
  };
  return (
    <Frame
      ref={frame}
      $shape={shape}
      // The frame handles keys itself, also when a screen reader is running.
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
