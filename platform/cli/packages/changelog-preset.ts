/** What changes the kit, among the commits to scripts/. */
const areasOfKit = ['kit', 'packages', 'build', 'release', 'dev', 'new-remote'];

interface LoggedCommit {
  area?: string | null;
  subject?: string | null;
  hash?: string | null;
}

/** 'contracts: a rule' belongs to 'contracts', 'shared-ui, catalog: a card' to both; other subjects are left out. */
const parser = {
  headerPattern: /^([\w-]+(?:, [\w-]+)*): (.+)$/,
  headerCorrespondence: ['area', 'subject'],
};

const writer = {
  groupBy: 'area',
  commitsSort: 'subject',
  commitGroupsSort: 'title',
  /** Null leaves a commit out. */
  transform({ area, subject, hash }: LoggedCommit, { packageData }: { packageData?: { name?: string } }) {
    if (!area || !subject) return null;
    const isOfKit = area.split(', ').some((one) => areasOfKit.includes(one));
    if (packageData?.name === '@vidya/remote-kit' && !isOfKit) return null;
    return { area, subject, hash: hash?.slice(0, 8) };
  },
  commitPartial: (_context: unknown, { area, subject, hash }: LoggedCommit) => `${area}: ${subject} (${hash})`,
};

/** How lerna writes change logs: by the areas before the colon of commit subjects. */
export default { parser, writer };
