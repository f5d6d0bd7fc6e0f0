import { trust } from './remotes/integrity.ts';
import { readPageSettings } from './remotes/page-settings.ts';
import { installTrustedTypes } from './remotes/trusted-types.ts';

// First of all: from here on a script address passes this policy or is refused.
installTrustedTypes();
trust(readPageSettings().integrity);

// Shared libraries must be ready before the first import of any of them.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
