import { type FileStore, StoreDown, type UploadFiles } from './file-store.ts';

type Method = (...given: unknown[]) => unknown;

const closed = (): StoreDown => new StoreDown('Not read yet: whether these files are of this database');

/**
 * The same files. Until `isOpen` every access to one fails with `StoreDown`; the guard is asked at each access, also by
 * who took a method along before.
 */
export const gatedFiles = <Files extends FileStore | UploadFiles>(files: Files, isOpen: () => boolean): Files =>
  new Proxy(files, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        if (isOpen()) return (value as Method).apply(target, given);
        if (name === 'list') throw closed();
        return Promise.reject(closed());
      };
    },
  });
