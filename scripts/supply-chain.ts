/**
 * What the site is made of: writes the bill of materials (CycloneDX) of package-lock.json, without asking anybody, and compares the
 * signatures of the installed packages with those of their registry, where that responds. `npm run supply-chain`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finish } from './check/command.ts';
import { root } from './config/webpack/shared.ts';
import { runNpm } from './supply-chain/run-npm.ts';
import { signaturesVerdict } from './supply-chain/signatures.ts';

/** In ms. */
const limits = { bill: 60_000, signatures: 180_000 };

const folder = path.resolve(root, process.env['CI_LOGS'] ?? '.cache');
const bill = await runNpm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], limits.bill);
const components = bill.code === 0 ? (JSON.parse(bill.output) as { components: unknown[] }).components.length : 0;
if (components > 0) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'sbom.cdx.json'), bill.output);
}
console.info(`bill of materials: ${components} packages${components > 0 ? ` in ${folder}/sbom.cdx.json` : ', FAILED'}`);

const signatures = signaturesVerdict(await runNpm(['audit', 'signatures', '--json'], limits.signatures));
console.info(signatures.line);

const checks = [components > 0, signatures.isGood];
finish({ passed: checks.filter(Boolean).length, failed: checks.filter((isGood) => !isGood).length });
