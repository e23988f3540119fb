import { isAllowedImageSource } from '@fuar/shared/rich-text/addresses';
import { type ImageFields, readImage } from '@fuar/shared/rich-text/read-image';
import {
  $applyNodeReplacement,
  DecoratorNode,
  type DOMConversionMap,
  type EditorConfig,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from 'lexical';
import { toSiteUrl } from '../../lib/site-origin.ts';

type SerializedImage = Spread<ImageFields, SerializedLexicalNode>;

/** An inline picture, which Lexical does not provide. */
export class ImageNode extends DecoratorNode<null> {
  readonly __fields: ImageFields;

  constructor(fields: ImageFields, key?: NodeKey) {
    super(key);
    this.__fields = fields;
  }

  static override getType(): string {
    return 'image';
  }

  static override clone(node: ImageNode): ImageNode {
    return new ImageNode(node.__fields, node.__key);
  }

  static override importJSON({ src, alt, width, height }: SerializedImage): ImageNode {
    const size = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
    return $createImageNode({ src: isAllowedImageSource(src) ? src : '', alt, ...size });
  }

  static override importDOM(): DOMConversionMap {
    return {
      img: () => ({
        priority: 1,
        conversion: (element) => {
          const fields = readImage(element);
          return { node: fields ? $createImageNode(fields) : null };
        },
      }),
    };
  }

  override exportJSON(): SerializedImage {
    return { ...super.exportJSON(), ...this.__fields };
  }

  override createDOM({ theme }: EditorConfig): HTMLElement {
    const { src, alt, width, height } = this.__fields;
    const frame = document.createElement('span');
    frame.className = String(theme.image ?? '');
    const image = document.createElement('img');
    image.src = toSiteUrl(src);
    image.alt = alt;
    image.draggable = false;
    if (width) image.width = width;
    if (height) image.height = height;
    frame.append(image);
    return frame;
  }

  override updateDOM(): false {
    return false;
  }

  override isInline(): true {
    return true;
  }

  override decorate(): null {
    return null;
  }
}

export function $createImageNode(fields: ImageFields): ImageNode {
  return $applyNodeReplacement(new ImageNode(fields));
}

export function $isImageNode(node: LexicalNode | null | undefined): node is ImageNode {
  return node instanceof ImageNode;
}
