import { $onEscapeDown, $onEscapeUp } from '@lexical/utils';
import {
  $applyNodeReplacement,
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isRootNode,
  COMMAND_PRIORITY_LOW,
  type DOMConversionMap,
  type DOMExportOutput,
  ElementNode,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_ENTER_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  type LexicalParseJSON,
  mergeRegister,
  type SerializedElementNode,
} from 'lexical';

/** A box that stands out of the text; it holds paragraphs, lists and the like. */
export class CalloutNode extends ElementNode {
  static override getType(): string {
    return 'callout';
  }

  static override clone({ __key }: CalloutNode): CalloutNode {
    return new CalloutNode(__key);
  }

  static override importJSON(_: LexicalParseJSON<SerializedElementNode>): CalloutNode {
    return $createCalloutNode();
  }

  static override importDOM(): DOMConversionMap {
    return { aside: () => ({ conversion: () => ({ node: $createCalloutNode() }), priority: 1 }) };
  }

  override exportDOM(): DOMExportOutput {
    return { element: document.createElement('aside') };
  }

  /** No `aside` here: within a page that would be a landmark. */
  override createDOM(): HTMLElement {
    const box = document.createElement('div');
    box.className = 'callout';
    return box;
  }

  override updateDOM(): boolean {
    return false;
  }

  override isShadowRoot(): boolean {
    return true;
  }

  override canBeEmpty(): boolean {
    return false;
  }

  /** Backspace at its start. */
  override collapseAtStart(): boolean {
    $unwrap(this);
    return true;
  }
}

const $createCalloutNode = (): CalloutNode => $applyNodeReplacement(new CalloutNode());

const $isCalloutNode = (node: LexicalNode | null | undefined): node is CalloutNode => node instanceof CalloutNode;

function $unwrap(callout: CalloutNode): void {
  for (const child of callout.getChildren()) callout.insertBefore(child);
  callout.remove();
}

/** Call inside the editor's `read`: the call-out at the caret. */
export function $calloutAtCaret(): CalloutNode | null {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? $findMatchingParent(selection.anchor.getNode(), $isCalloutNode) : null;
}

/** The blocks that a call-out would hold: the selected ones that stand in the text itself. */
function $selectedBlocks(): ElementNode[] {
  const blocks = new Set<LexicalNode>();
  for (const node of $getSelection()?.getNodes() ?? []) {
    const block = node.getTopLevelElement();
    if (block && $isRootNode(block.getParent())) blocks.add(block);
  }
  return [...blocks].filter((block) => $isElementNode(block) && !$isCalloutNode(block)) as ElementNode[];
}

/** Puts the selected blocks into a call-out, or takes those of the one at the caret out of it. */
export const toggleCallout = (editor: LexicalEditor): void =>
  editor.update(() => {
    const around = $calloutAtCaret();
    if (around) return $unwrap(around);
    const [first, ...rest] = $selectedBlocks();
    if (!first) return;
    const callout = $createCalloutNode();
    first.insertBefore(callout);
    callout.append(first, ...rest);
  });

/** Enter in an empty last line leaves the call-out. */
function $leaveByEnter(event: KeyboardEvent | null): boolean {
  const callout = $calloutAtCaret();
  const last = callout?.getLastChild();
  const selection = $getSelection();
  if (!callout || !$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  const isAtEnd = $isElementNode(last) && last.isEmpty() && selection.anchor.getNode().is(last);
  if (!isAtEnd || callout.getChildrenSize() === 1) return false;
  event?.preventDefault();
  last.remove();
  const paragraph = $createParagraphNode();
  callout.insertAfter(paragraph);
  paragraph.select();
  return true;
}

/** The keys of call-outs, and a line inside each. */
export const registerCallouts = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    editor.registerCommand(KEY_ENTER_COMMAND, $leaveByEnter, COMMAND_PRIORITY_LOW),
    editor.registerCommand(
      KEY_ARROW_DOWN_COMMAND,
      (event) => $onEscapeDown($isCalloutNode, event),
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(KEY_ARROW_UP_COMMAND, (event) => $onEscapeUp($isCalloutNode, event), COMMAND_PRIORITY_LOW),
    editor.registerNodeTransform(CalloutNode, (callout) => {
      if (callout.isEmpty()) callout.append($createParagraphNode());
    }),
  );
