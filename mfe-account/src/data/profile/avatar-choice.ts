import { fileTypes, limits } from '@vidya/contracts/rules/limits';

/** What the next save does to the picture. `preview` is the address of a picked one within this page. */
export type AvatarChoice = { kind: 'kept' } | { kind: 'removed' } | { kind: 'picked'; file: File; preview: string };

export const avatarAccept = fileTypes.avatar.join(',');

/** Why a file cannot be a profile picture; '' when it can. The server looks at its content again (decision U4). */
export function avatarProblem(file: Pick<File, 'name' | 'size'>): string {
  const name = file.name.toLowerCase();
  if (!fileTypes.avatar.some((ending) => name.endsWith(ending))) return 'Choose a jpg, jpeg, svg or png picture';
  return file.size > limits.uploadMax.imageBytes ? 'Choose a picture of at most 5 MB' : '';
}

/** Drawn by the server, at any size: nothing to crop here. */
export const isDrawing = (file: Pick<File, 'name'>): boolean => file.name.toLowerCase().endsWith('.svg');
