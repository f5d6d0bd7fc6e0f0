import { type FileStore, StoreDown, type UploadFiles } from './file-store.ts';

const closed = (): StoreDown => new StoreDown('Not read yet: whether these files are of this database');

/** The same files. Until `isOpen` every access to one fails with `StoreDown`; the guard can be asked at any time. */
export const gatedFiles = <Files extends FileStore | UploadFiles>(files: Files, isOpen: () => boolean): Files =>
  new Proxy(files, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || isOpen()) return value;
      if (name !== 'list') return () => Promise.reject(closed());
      return () => {
        throw closed();
      };
    },
  });
