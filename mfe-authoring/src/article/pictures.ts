import { replaceTags } from '@vidya/contracts/rules/text/tags';
import {
  $createNodeSelection,
  $createParagraphNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isNodeSelection,
  $setSelection,
  type BaseSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_LOW,
  createCommand,
  DROP_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
} from 'lexical';
import { dataOf } from '../rich-text/editor.ts';
import { hasForeignPictures } from './article-html.ts';
import { $createPictureNode, $isPictureNode, $pictureAt, type Picture, type PictureNode } from './picture-node.ts';

/** Image files were pasted or dropped. */
export const PICTURES_GIVEN = createCommand<File[]>('PICTURES_GIVEN');

/** What was pasted showed pictures from elsewhere, which are left out. */
export const PICTURES_LEFT_OUT = createCommand<void>('PICTURES_LEFT_OUT');

/** Call inside the editor's `read`: the selected picture. */
export function $selectedPicture(): PictureNode | null {
  const selection = $getSelection();
  const nodes = $isNodeSelection(selection) ? selection.getNodes() : [];
  return nodes.length === 1 && $isPictureNode(nodes[0]) ? nodes[0] : null;
}

/** Where something is inserted, to come back to. */
export const caretOf = (editor: LexicalEditor): BaseSelection | null =>
  editor.read(() => $getSelection()?.clone() ?? null);

/** At a caret, or at the end of a text without one. */
export const insertPicture = (editor: LexicalEditor, picture: Picture, caret: BaseSelection | null): void =>
  editor.update(
    () => {
      if (caret) $setSelection(caret.clone());
      else $getRoot().selectEnd();
      $insertNodes([$createPictureNode(picture)]);
    },
    { discrete: true },
  );

export const setAlt = (editor: LexicalEditor, key: string, alt: string): void =>
  editor.update(() => {
    const picture = $getNodeByKey(key);
    if ($isPictureNode(picture)) picture.setAlt(alt);
  });

export const removePicture = (editor: LexicalEditor, key: string): void =>
  editor.update(() => {
    const picture = $getNodeByKey(key);
    if (!picture) return;
    const line = $createParagraphNode();
    picture.replace(line);
    line.select();
  });

/** A browser that copies one picture gives its HTML too; HTML with words is a text, though a table may come as a picture. */
function picturesOf(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  const words = replaceTags(data?.getData('text/html') ?? '', () => '').trim();
  return words === '' && !data?.types.includes('application/x-lexical-editor') ? files : [];
}

function take(editor: LexicalEditor, event: object | null): boolean {
  const data = dataOf(event);
  const files = picturesOf(data);
  if (files.length === 0) {
    if (hasForeignPictures(data?.getData('text/html') ?? '')) editor.dispatchCommand(PICTURES_LEFT_OUT, undefined);
    return false;
  }
  (event as Event).preventDefault();
  if (event instanceof MouseEvent) moveCaretTo(event);
  return editor.dispatchCommand(PICTURES_GIVEN, files);
}

/** The browser tells the editor, as with a click. */
function moveCaretTo({ clientX, clientY }: MouseEvent): void {
  // Missing in older browsers: there the picture comes to where the caret was.
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (caret) getSelection()?.collapse(caret.offsetNode, caret.offset);
}

/** A click selects a picture. */
function $select({ target }: MouseEvent): boolean {
  const picture = $pictureAt(target);
  if (!picture) return false;
  const selection = $createNodeSelection();
  selection.add(picture.getKey());
  $setSelection(selection);
  return true;
}

/** Marks the selected picture. */
function mark(editor: LexicalEditor): void {
  const key = editor.read(() => $selectedPicture()?.getKey());
  for (const marked of editor.getRootElement()?.querySelectorAll('.picture.selected') ?? [])
    marked.classList.remove('selected');
  if (key) editor.getElementByKey(key)?.classList.add('selected');
}

export const registerPictures = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    editor.registerCommand(PASTE_COMMAND, (event) => take(editor, event), COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(DROP_COMMAND, (event) => take(editor, event), COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(CLICK_COMMAND, $select, COMMAND_PRIORITY_LOW),
    editor.registerUpdateListener(() => mark(editor)),
  );
