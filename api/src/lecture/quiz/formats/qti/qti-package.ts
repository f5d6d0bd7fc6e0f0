import path from 'node:path/posix';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { packageLimits, packageRefused } from '../../../outline/read/package-limits.ts';
import { pathIn, withZip, type ZipPackage } from '../../../outline/read/zip-package.ts';
import type { Collected } from '../collected.ts';
import { allOf, childOf, type Element, readElements, textOf } from '../element.ts';
import { reasons } from '../reasons.ts';
import { addItem } from './qti-item.ts';
import { qtiName } from './qti-names.ts';

const manifestName = 'imsmanifest.xml';
const itemType = /^imsqti_item_xmlv[23]p\d/;
const itemBytes = 1024 * 1024;

interface Item {
  href: string;
  tags: string[];
}

const isManifest = (file: string): boolean => path.basename(file) === manifestName;

/** The items that the manifest names, in its order. Throws 400 without one. */
async function itemsOf(zip: ZipPackage): Promise<Item[]> {
  const file = zip.paths.filter(isManifest).toSorted((one, other) => one.length - other.length)[0];
  if (file === undefined) throw packageRefused(outlineTexts.noItems);
  if (zip.bytesOf(file)! > packageLimits.manifestBytes) throw packageRefused(outlineTexts.manifestTooLarge);
  const items: Item[] = [];
  const take = (resource: Element): void => {
    const { type = '', href = '' } = resource.attributes;
    const metadata = childOf(resource, 'metadata');
    const tags = metadata ? allOf(metadata, 'keyword').map((keyword) => textOf(keyword)) : [];
    if (itemType.test(type)) items.push({ href: pathIn(path.dirname(file), decoded(href)) ?? '', tags });
  };
  await readElements(await zip.read(file), { isWhole: (name) => name === 'resource', take });
  if (items.length === 0) throw packageRefused(outlineTexts.noItems);
  return items;
}

function decoded(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

/** Reads an item of QTI 2.1 or 3.0. */
export const readQtiItem = (bytes: Buffer, tags: string[], collected: Collected): Promise<void> =>
  readElements(bytes, {
    isWhole: (name) => name === 'assessmentItem',
    take: (item) => addItem(item, tags, collected),
    rename: qtiName,
  });

/** Reads the items of a package of QTI 2.1 or 3.0: a zip file of this machine. */
export const readQtiPackage = (file: string, collected: Collected): Promise<void> =>
  withZip(file, async (zip) => {
    for (const { href, tags } of await itemsOf(zip)) {
      const bytes = zip.bytesOf(href);
      if (bytes === undefined || bytes > itemBytes) {
        collected.count();
        collected.refuse(path.basename(href), bytes === undefined ? reasons.missing : reasons.itemLong);
        continue;
      }
      // One after another: only one item is in memory.
      // oxlint-disable-next-line no-await-in-loop
      await readQtiItem(await zip.read(href), tags, collected);
    }
  });
