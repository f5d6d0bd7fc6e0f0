import path from 'node:path/posix';
import { resourceTypeOf } from '@vidya/contracts/rules/course/resource-types';
import { limits } from '@vidya/contracts/rules/limits';
import { checkPicture, NotAnImage } from '../../../outside/files/images.ts';
import { isResource, sniffBytes } from '../../../outside/files/sniff.ts';
import { displayName } from '../../upload/file-name.ts';
import type { Plan, PlannedFile } from './plan.ts';
import { reasons } from './reasons.ts';
import { pathIn, type ZipPackage } from './zip-package.ts';

/** How other systems write the folder of a package's files. */
const fileBase = /^\$(?:IMS|1EdTech)[-_]CC[-_]FILEBASE\$\/?/;
/** Where Canvas puts the files that pages name by that base. */
const webResources = 'web_resources';

/** Decodes a reference as addresses are written; as it is if it is none. */
function decoded(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

/** Finds files of a package, and checks those that a course would take. */
export class PackageFiles {
  readonly #zip: ZipPackage;
  readonly #root: string;
  readonly #plan: Plan;
  /** Whether files are pictures that an article can have, by their paths. */
  readonly #pictures = new Map<string, boolean>();

  constructor(zip: ZipPackage, root: string, plan: Plan) {
    this.#zip = zip;
    this.#root = root;
    this.#plan = plan;
  }

  /** The path of what a reference means, seen from a folder of the package. */
  find(reference: string, folder = this.#root): string | undefined {
    const plain = reference.split(/[?#]/)[0]!;
    const rest = plain.replace(fileBase, '');
    if (rest === '') return undefined;
    const folders = rest === plain ? [folder] : [this.#root, path.join(this.#root, webResources), folder];
    return folders
      .flatMap((each) => [pathIn(each, rest), pathIn(each, decoded(rest))])
      .find((file) => file !== undefined && this.#zip.bytesOf(file) !== undefined);
  }

  async isPicture(file: string): Promise<boolean> {
    const isGood = this.#pictures.get(file) ?? (await this.#looksLikePicture(file));
    this.#pictures.set(file, isGood);
    return isGood;
  }

  /** Those of these files that a lecture can offer; says of the others why not. */
  async take(title: string, paths: Iterable<string>): Promise<PlannedFile[]> {
    const files: PlannedFile[] = [];
    for (const file of paths) {
      if (files.length >= limits.resources.perLecture) {
        this.#plan.refuse(title, reasons.manyFiles);
        break;
      }
      const taken = { path: file, name: displayName(path.basename(file)), bytes: this.#zip.bytesOf(file)! };
      // oxlint-disable-next-line no-await-in-loop
      const reason = await this.#faultOf(taken);
      if (reason) this.#plan.refuse(title, reason);
      else files.push(taken);
    }
    return files;
  }

  async #faultOf(file: PlannedFile): Promise<string | null> {
    const { name, bytes } = file;
    if (!resourceTypeOf(name)) return reasons.fileType(name);
    if (bytes === 0) return reasons.fileEmpty(name);
    if (bytes > limits.resources.bytes) return reasons.fileLarge(name);
    if (!(await isResource(name, await this.#zip.head(file.path, sniffBytes)))) return reasons.fileContent(name);
    return this.#plan.takesFile(file) ? null : reasons.courseFull(name);
  }

  async #looksLikePicture(file: string): Promise<boolean> {
    if (this.#zip.bytesOf(file)! > limits.uploadMax.imageBytes) return false;
    try {
      await checkPicture(await this.#zip.read(file));
      return true;
    } catch (error) {
      if (error instanceof NotAnImage) return false;
      throw error;
    }
  }
}
