import { limits } from '@vidya/contracts/rules/limits';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { packageLimits, packageRefused } from './package-limits.ts';
import { readXml } from './read-xml.ts';
import type { ZipPackage } from './zip-package.ts';

/** An item of the organization: a heading over other items, or one that names a resource. */
export interface Item {
  title: string;
  description: string;
  /** The length that its author names, in minutes. */
  minutes: number | null;
  /** '' for none. */
  resourceId: string;
  items: Item[];
}

export interface Resource {
  type: string;
  /** '' for none. */
  href: string;
  files: string[];
  /** Ids of resources that this one needs. */
  needs: string[];
}

export interface Manifest {
  /** The folder that it lies in; '' at the root. */
  folder: string;
  items: Item[];
  resources: Map<string, Resource>;
}

const name = 'imsmanifest.xml';
const newItem = (resourceId: string): Item => ({ title: '', description: '', minutes: null, resourceId, items: [] });

const isoMinutes = /^PT(?:(\d{1,2})H)?(?:(\d{1,3})M)?$/;

/** 'PT1H10M' → 70; null for nothing that a lecture can last. */
function minutesOf(duration: string): number | null {
  const [, hours = 0, minutes = 0] = isoMinutes.exec(duration.trim()) ?? [];
  const all = Number(hours) * 60 + Number(minutes);
  return all >= 1 && all <= limits.expectedMinutesMax ? all : null;
}

function addTo(list: string[] | undefined, value: string | undefined): void {
  if (list && value && list.length < packageLimits.perResource) list.push(value);
}

/** Collects the first organization and the resources, of Common Cartridge 1.1 to 1.3. */
class ManifestReader {
  readonly root = newItem('');
  readonly resources = new Map<string, Resource>();
  #items: Item[] = [this.root];
  #count = 0;
  #resource: Resource | null = null;
  #organizations = 0;
  /** The text of the last `duration` so far: it arrives in pieces. */
  #duration = '';

  open(element: string, attributes: Record<string, string>): void {
    if (element === 'organization') this.#organizations += 1;
    if (element === 'item' && this.#organizations === 1) this.#openItem(attributes['identifierref'] ?? '');
    if (element === 'duration') this.#duration = '';
    if (element === 'resource') this.#openResource(attributes);
    if (element === 'file') addTo(this.#resource?.files, attributes['href']);
    if (element === 'dependency') addTo(this.#resource?.needs, attributes['identifierref']);
  }

  text(text: string, path: readonly string[]): void {
    const item = this.#items.at(-1)!;
    const [above, element] = path.slice(-2);
    if (element === 'title' && above === 'item') item.title += text;
    if (element === 'string' && above === 'description' && path.includes('item')) item.description += text;
    if (element === 'duration') this.#duration += text;
  }

  close(element: string): void {
    if (element === 'duration') this.#items.at(-1)!.minutes = minutesOf(this.#duration);
    if (element === 'item' && this.#items.length > 1) this.#items.pop();
  }

  #openItem(resourceId: string): void {
    if ((this.#count += 1) > limits.outline.entries) throw packageRefused(outlineTexts.tooMany);
    const item = newItem(resourceId);
    this.#items.at(-1)!.items.push(item);
    this.#items.push(item);
  }

  #openResource({ identifier = '', type = '', href = '' }: Record<string, string>): void {
    this.#resource = { type, href, files: [], needs: [] };
    if (!this.resources.has(identifier)) this.resources.set(identifier, this.#resource);
  }
}

/** The items below the one without a title that the standard puts around all of them. */
function topItems({ items }: Item): Item[] {
  const [only, second] = items;
  const isRoot = only && !second && only.resourceId === '' && only.title.trim() === '';
  return isRoot ? only.items : items;
}

/** Reads the manifest: at the root, or in the folder that was packed. Throws 400 without one. */
export async function readManifest(zip: ZipPackage): Promise<Manifest> {
  const all = zip.paths.filter((file) => file === name || file.endsWith(`/${name}`));
  const [file] = all.toSorted((one, other) => one.length - other.length);
  if (file === undefined) throw packageRefused(outlineTexts.noManifest);
  if (zip.bytesOf(file)! > packageLimits.manifestBytes) throw packageRefused(outlineTexts.manifestTooLarge);
  const reader = new ManifestReader();
  await readXml(await zip.read(file), reader);
  return { folder: file.slice(0, -name.length), items: topItems(reader.root), resources: reader.resources };
}
