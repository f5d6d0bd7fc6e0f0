import path from 'node:path';
import { limits } from '@vidya/contracts/rules/limits';
import { maxPicturePixels } from '../../outside/video/video-settings.ts';
import { type VideoMetadata, type VideoOutput, VideoProblem } from '../../outside/video/video-work.ts';

type Picture = NonNullable<VideoMetadata['picture']>;
type Size = Pick<VideoOutput, 'width' | 'height'>;

const { streamedAfterSeconds, maxSeconds, maxPixels } = limits.video;
/** In pixels: the longer side of a short video, and the shorter sides of a stream's renditions. */
const shortMax = 1_280;
const ladder = [1_080, 720, 480, 360];
const maxSizes = 3;
/** Skip a rendition that is nearly as large as the one above it. */
const minStep = 0.75;
const rates = { min: 5, max: 30 };

/** The nearest even number up to `max`: encoders need even sizes, and no video is enlarged. */
const even = (pixels: number, max: number): number =>
  Math.max(2, Math.min(2 * Math.round(pixels / 2), 2 * Math.floor(max / 2)));

const scaled = ({ width, height }: Picture, share: number): Size => ({
  width: even(width * share, width),
  height: even(height * share, height),
});

/** Halves a frame rate above 30, so that the encoder drops every other frame; lectures need no more. */
function rateOf({ framesPerSecond }: Picture): number {
  const halved = framesPerSecond > rates.max ? Math.min(rates.max, framesPerSecond / 2) : framesPerSecond;
  return Math.round(Math.max(rates.min, halved) * 1_000) / 1_000;
}

function streamSizes(picture: Picture): [Size, ...Size[]] {
  const shorter = Math.min(picture.width, picture.height);
  const top = Math.min(shorter, ladder[0]!);
  const lower = ladder.filter((side) => side <= top * minStep).slice(0, maxSizes - 1);
  const ofSide = (side: number) => scaled(picture, side / shorter);
  return [ofSide(top), ...lower.map(ofSide)];
}

/** The picture of a video that has one, within the limits of length and size. Throws a `VideoProblem`. */
export function pictureOf({ durationSeconds, picture }: VideoMetadata): Picture {
  if (!picture) throw new VideoProblem('noPicture', 'No moving picture');
  const { width, height } = picture;
  if (Math.max(width, height) > maxPixels || width * height > maxPicturePixels) {
    throw new VideoProblem('tooLarge', `${width} × ${height} pixels`);
  }
  if (durationSeconds > maxSeconds) throw new VideoProblem('tooLong', `${durationSeconds} s`);
  return picture;
}

const isStreamed = ({ durationSeconds }: VideoMetadata): boolean => durationSeconds > streamedAfterSeconds;

/** The planned outputs in `folder`: two files of one size, or for a long video a stream in up to three sizes. */
export function planVideo(metadata: VideoMetadata, picture: Picture, folder: string): [VideoOutput, ...VideoOutput[]] {
  const framesPerSecond = rateOf(picture);
  const output = (form: VideoOutput['form'], name: string, size: Size): VideoOutput => ({
    form,
    path: path.join(folder, name),
    framesPerSecond,
    ...size,
  });
  if (isStreamed(metadata)) {
    const [largest, ...smaller] = streamSizes(picture);
    return [
      output('stream', 'size-0.mp4', largest),
      ...smaller.map((size, index) => output('stream', `size-${index + 1}.mp4`, size)),
    ];
  }
  const size = scaled(picture, shortMax / Math.max(picture.width, picture.height));
  return [output('mp4', 'video.mp4', size), output('webm', 'video.webm', size)];
}
