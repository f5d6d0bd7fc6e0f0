// A namespace: a bundle holds only the limits that its code names. An object would be in each of them whole.
export * as limits from './limit-values.ts';

export const fileTypes = {
  avatar: ['.jpg', '.jpeg', '.svg', '.png'],
  thumbnail: ['.jpg', '.png', '.jfif', '.jpeg'],
  video: ['.mp4', '.avi', '.mkv', '.wmv', '.flv'],
} as const;
