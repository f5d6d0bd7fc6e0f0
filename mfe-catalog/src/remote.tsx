import { CatalogRemote } from './CatalogRemote.tsx';
import { prepare } from './prepare.ts';

export default Object.assign(CatalogRemote, { prepare });
