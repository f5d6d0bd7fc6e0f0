import path from 'node:path/posix';
import { quizOfPackage } from '../../quiz/formats/quiz-of-package.ts';
import { sectionsOf } from './flat-items.ts';
import { linkLecture } from './link-lecture.ts';
import { PackageFiles } from './package-files.ts';
import { packageLimits } from './package-limits.ts';
import type { Plan, PlannedLecture } from './plan.ts';
import { type Item, type Manifest, type Resource, readManifest } from './read-manifest.ts';
import { PageTooDeep, readPage } from './read-page.ts';
import { readText } from './read-text.ts';
import { readXml } from './read-xml.ts';
import { reasons } from './reasons.ts';
import { withoutPictures } from './without-pictures.ts';
import type { ZipPackage } from './zip-package.ts';

const typesLeftOut: [pattern: RegExp, reason: string][] = [
  [/^imsqti(?!_xmlv1p2\/.*assessment)/, reasons.quizType],
  [/^imsdt/, reasons.discussion],
  [/^imsbasiclti/, reasons.tool],
  [/^(?:assignment|associatedcontent)/, reasons.assignment],
];

/** The file beside an assessment that has all of its questions, as an export writes it. */
export const giftName = 'questions.gift.txt';

/** What an import reads as an article. */
export const isPage = (file: string): boolean => /\.x?html?$/i.test(file);

type Texts = Pick<PlannedLecture, 'title' | 'description' | 'minutes'>;

/** Reads the lectures of a Common Cartridge into a plan. */
class CartridgeReader {
  readonly #zip: ZipPackage;
  readonly #manifest: Manifest;
  readonly #plan: Plan;
  readonly #files: PackageFiles;

  constructor(zip: ZipPackage, manifest: Manifest, plan: Plan) {
    this.#zip = zip;
    this.#manifest = manifest;
    this.#plan = plan;
    this.#files = new PackageFiles(zip, manifest.folder, plan);
  }

  async read(): Promise<void> {
    for (const { items, ...section } of sectionsOf(this.#manifest.items)) {
      this.#plan.begin(section);
      if (items.length === 0) this.#plan.createEmpty();
      // One after another: only one page is in memory.
      // oxlint-disable-next-line no-await-in-loop
      for (const item of items) await this.#add(item);
    }
  }

  async #add({ title, description, minutes, resourceId }: Item): Promise<void> {
    this.#plan.checkTime();
    const reason = this.#faultOf(resourceId);
    if (reason) return this.#plan.refuse(title, reason);
    const texts = { title, description, minutes };
    const resource = this.#manifest.resources.get(resourceId)!;
    const file = this.#files.find(resource.href || (resource.files[0] ?? ''))!;
    if (resource.type.startsWith('imswl')) return this.#addLink(texts, resource, file);
    if (resource.type.startsWith('imsqti')) return this.#addQuiz(texts, resource, file);
    return isPage(file) && resource.href !== ''
      ? this.#addPage(texts, resource, file)
      : this.#addFiles(texts, resource);
  }

  /** Why nothing of a resource can be taken; null for what is looked at. */
  #faultOf(resourceId: string): string | null {
    if (resourceId === '') return reasons.empty;
    if (this.#plan.isFull) return reasons.lectures;
    const resource = this.#manifest.resources.get(resourceId);
    if (!resource) return reasons.missing;
    const { type, href, files } = resource;
    const leftOut = typesLeftOut.find(([pattern]) => pattern.test(type))?.[1];
    if (leftOut) return leftOut;
    if (!/^(?:webcontent|imswl|imsqti)/.test(type)) return reasons.otherType(type);
    return this.#files.find(href || (files[0] ?? '')) === undefined ? reasons.missing : null;
  }

  async #addLink(texts: Texts, resource: Resource, file: string): Promise<void> {
    if (this.#zip.bytesOf(file)! > packageLimits.linkBytes)
      return this.#plan.refuse(texts.title, reasons.linkUnreadable);
    let [address, name] = ['', ''];
    await readXml(await this.#zip.read(file), {
      open: (element, attributes) => {
        if (element === 'url') address = attributes['href'] ?? '';
      },
      text: (text, open) => {
        if (open.at(-1) === 'title') name += text;
      },
    });
    const lecture = linkLecture({ ...texts, title: texts.title.trim() || name }, address);
    if (!lecture) return this.#plan.refuse(texts.title, reasons.noWebAddress);
    await this.#plan.add({ ...lecture, files: await this.#files.take(texts.title, this.#needed(resource)) });
  }

  async #addQuiz(texts: Texts, resource: Resource, file: string): Promise<void> {
    const { title } = texts;
    const gift = this.#needed(resource, 'associatedcontent').find((each) => path.basename(each) === giftName);
    if ([file, gift ?? file].some((each) => this.#zip.bytesOf(each)! > packageLimits.quizBytes))
      return this.#plan.refuse(title, reasons.quizLarge);
    const { refused, questions, quizSettings } = await quizOfPackage(
      await this.#zip.read(file),
      gift === undefined ? undefined : await this.#zip.read(gift),
    );
    for (const { item, reason } of refused) this.#plan.refuse(`${title}: ${item}`, reason);
    if (questions === '') return this.#plan.refuse(title, reasons.noQuestions);
    const files = await this.#files.take(title, this.#needed(resource));
    await this.#plan.add({ ...texts, kind: 'quiz', youtubeLink: '', article: null, questions, quizSettings, files });
  }

  async #addPage(texts: Texts, resource: Resource, file: string): Promise<void> {
    const { title } = texts;
    if (this.#zip.bytesOf(file)! > packageLimits.pageBytes) return this.#plan.refuse(title, reasons.pageLong);
    const page = this.#pageOf(readText(await this.#zip.read(file)), `${path.dirname(file)}/`);
    if (page === null) return this.#plan.refuse(title, reasons.pageDeep);
    const lost: string[] = [];
    for (const picture of page.pictures) {
      // oxlint-disable-next-line no-await-in-loop
      if (await this.#files.isPicture(picture)) continue;
      page.notes.add(reasons.pictureType(path.basename(picture)));
      lost.push(this.#plan.pictureId(picture)!);
    }
    for (const note of page.notes) this.#plan.refuse(title, note);
    const needed = this.#needed(resource).filter((each) => !page.pictures.has(each) && !isPage(each));
    const files = await this.#files.take(title, new Set([...page.files, ...needed]));
    await this.#plan.add({
      ...texts,
      kind: 'article',
      youtubeLink: '',
      article: withoutPictures(page.html, lost),
      files,
    });
  }

  #pageOf(text: string, folder: string) {
    try {
      return readPage(text, {
        find: (reference) => this.#files.find(reference, folder),
        pictureId: (file) => this.#plan.pictureId(file),
      });
    } catch (error) {
      if (error instanceof PageTooDeep) return null;
      throw error;
    }
  }

  async #addFiles(texts: Texts, { href, files: named }: Resource): Promise<void> {
    const paths = [href, ...named].flatMap((each) => this.#files.find(each) ?? []);
    const files = await this.#files.take(texts.title, new Set(paths));
    const title = texts.title.trim() || files[0]?.name || '';
    if (files.length > 0)
      await this.#plan.add({ ...texts, title, kind: 'files', youtubeLink: '', article: null, files });
  }

  /** The files of the resources that this one needs; theirs are not looked at, so that no circle matters. */
  #needed({ needs }: Resource, kind = 'webcontent'): string[] {
    return needs
      .flatMap((id) => this.#manifest.resources.get(id) ?? [])
      .filter(({ type }) => type.split('/')[0] === kind)
      .flatMap(({ files, href }) => this.#files.find(href || (files[0] ?? '')) ?? []);
  }
}

/** Plans what a Common Cartridge would create. Throws 400 for one that can not be read. */
export async function planCartridge(zip: ZipPackage, plan: Plan): Promise<void> {
  await new CartridgeReader(zip, await readManifest(zip), plan).read();
}
