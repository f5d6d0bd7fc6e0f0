import { API_BASE } from '@vidya/contracts/texts/api-base';
import {
  $applyNodeReplacement,
  $getNearestNodeFromDOMNode,
  DecoratorNode,
  type DOMConversionMap,
  type DOMExportOutput,
  type LexicalNode,
  type LexicalParseJSON,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from 'lexical';

export interface Picture {
  pictureId: string;
  /** Its alternative text; '' for decoration. */
  alt: string;
}

type StoredPicture = Spread<Picture, SerializedLexicalNode>;

/** A picture of the course, on a line of its own. */
export class PictureNode extends DecoratorNode<null> {
  /** @internal */
  __picture: Picture;

  constructor(picture: Picture, key?: NodeKey) {
    super(key);
    this.__picture = picture;
  }

  static override getType(): string {
    return 'picture';
  }

  static override clone({ __picture, __key }: PictureNode): PictureNode {
    return new PictureNode(__picture, __key);
  }

  static override importJSON(stored: LexicalParseJSON<StoredPicture>): PictureNode {
    return $createPictureNode({ pictureId: String(stored.pictureId), alt: String(stored.alt) });
  }

  static override importDOM(): DOMConversionMap<HTMLImageElement> {
    return { img: () => ({ conversion: (image) => ({ node: $createPictureNode(pictureOf(image)) }), priority: 1 }) };
  }

  override exportJSON(): StoredPicture {
    return { ...super.exportJSON(), ...this.getPicture() };
  }

  override exportDOM(): DOMExportOutput {
    const { pictureId, alt } = this.getPicture();
    const element = document.createElement('img');
    element.dataset['picture'] = pictureId;
    element.alt = alt;
    return { element };
  }

  override createDOM(): HTMLElement {
    const { pictureId, alt } = this.__picture;
    const frame = document.createElement('div');
    frame.className = 'picture';
    const image = frame.appendChild(document.createElement('img'));
    image.src = addressOf(pictureId);
    image.alt = alt;
    // A browser would drop it as a file.
    image.draggable = false;
    return frame;
  }

  override updateDOM({ __picture }: this): boolean {
    return __picture !== this.__picture;
  }

  override decorate(): null {
    return null;
  }

  override isInline(): boolean {
    return false;
  }

  getPicture(): Picture {
    return this.getLatest().__picture;
  }

  setAlt(alt: string): void {
    const writable = this.getWritable();
    writable.__picture = { ...writable.__picture, alt };
  }
}

/** Where the editor shows a picture from. */
export const addressOf = (pictureId: string): string => `${API_BASE}/media/pictures/${pictureId}.webp`;

const pictureOf = ({ dataset, alt }: HTMLImageElement): Picture => ({ pictureId: dataset['picture'] ?? '', alt });

export const $createPictureNode = (picture: Picture): PictureNode => $applyNodeReplacement(new PictureNode(picture));

export const $isPictureNode = (node: LexicalNode | null | undefined): node is PictureNode =>
  node instanceof PictureNode;

/** The picture that an element of the editor shows; null if it shows none. */
export function $pictureAt(element: EventTarget | null): PictureNode | null {
  const node = element instanceof HTMLImageElement ? $getNearestNodeFromDOMNode(element) : null;
  return $isPictureNode(node) ? node : null;
}
