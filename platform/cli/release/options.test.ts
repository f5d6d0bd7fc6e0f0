import { readReleaseOptions } from './options.ts';
import { UsageError } from './usage.ts';

const command = (...args: string[]) => readReleaseOptions(args).command;

describe('the command line of a release', () => {
  it.each([
    ['catalog', { kind: 'publish', name: 'catalog', note: '' }],
    ['mfe-catalog --note Faster', { kind: 'publish', name: 'catalog', note: 'Faster' }],
    [
      'catalog --removes /contact,/about --grows --reason Moved',
      {
        kind: 'publish',
        name: 'catalog',
        note: '',
        accepted: { removes: ['/contact', '/about'], grows: true, reason: 'Moved' },
      },
    ],
    [
      'catalog --affects-page --reason Signs-out',
      {
        kind: 'publish',
        name: 'catalog',
        note: '',
        accepted: { removes: [], grows: false, affectsPage: true, reason: 'Signs-out' },
      },
    ],
    ['catalog --promote', { kind: 'promote', name: 'catalog', promotion: {} }],
    ['catalog --promote 1.0.0-abc', { kind: 'promote', name: 'catalog', promotion: { version: '1.0.0-abc' } }],
    ['catalog --promote=1.0.0-abc', { kind: 'promote', name: 'catalog', promotion: { version: '1.0.0-abc' } }],
    ['catalog --promote --percent 2.5', { kind: 'promote', name: 'catalog', promotion: { percent: 2.5 } }],
    [
      'admin --promote --percent 0 --cohort staff',
      { kind: 'promote', name: 'admin', promotion: { percent: 0, cohort: 'staff' } },
    ],
    ['catalog --promote --reason Faster', { kind: 'promote', name: 'catalog', promotion: { reason: 'Faster' } }],
    ['catalog --rollback --reason Slow', { kind: 'rollback', name: 'catalog', rollback: { reason: 'Slow' } }],
    [
      'catalog --rollback --to 1.0.0-a --reason Slow',
      { kind: 'rollback', name: 'catalog', rollback: { reason: 'Slow', to: '1.0.0-a' } },
    ],
    [
      'catalog --rollback --from 1.1.0-b --reason Slow',
      { kind: 'rollback', name: 'catalog', rollback: { reason: 'Slow', from: '1.1.0-b' } },
    ],
    [
      'catalog --rollout 1,5,25,100 --dwell 15m',
      { kind: 'rollout', name: 'catalog', rollout: { steps: [1, 5, 25, 100], dwellMinutes: 15 } },
    ],
    [
      'catalog --promote 1.0.0-a --rollout 2.5%,10 --dwell 2h --reason Faster',
      {
        kind: 'rollout',
        name: 'catalog',
        rollout: { version: '1.0.0-a', steps: [2.5, 10], dwellMinutes: 120, reason: 'Faster' },
      },
    ],
    ['catalog --halt --reason Odd', { kind: 'halt', name: 'catalog', reason: 'Odd' }],
    ['catalog --go-on', { kind: 'goOn', name: 'catalog', reason: '' }],
    ['catalog --approve', { kind: 'approve', name: 'catalog' }],
    ['catalog --rehearse', { kind: 'rehearse', name: 'catalog', version: undefined }],
    ['catalog --rehearse 1.0.0-a', { kind: 'rehearse', name: 'catalog', version: '1.0.0-a' }],
    ['catalog --preview', { kind: 'preview', name: 'catalog', version: undefined, hours: 72 }],
    ['catalog --preview 1.0.0-a --hours 8', { kind: 'preview', name: 'catalog', version: '1.0.0-a', hours: 8 }],
    [
      'catalog --end-preview 0b6f2c1e-4d3a-4a8e-9a51-5c0f7a2f9d11',
      { kind: 'endPreview', name: 'catalog', id: '0b6f2c1e-4d3a-4a8e-9a51-5c0f7a2f9d11' },
    ],
    [
      'catalog --promote --unrehearsed --reason Urgent',
      { kind: 'promote', name: 'catalog', promotion: { unrehearsed: true, reason: 'Urgent' } },
    ],
    ['catalog --grant', { kind: 'grant', name: 'catalog', base: undefined }],
    ['catalog --grant --base https://c.example', { kind: 'grant', name: 'catalog', base: 'https://c.example' }],
    // Areas of other repositories are released from there.
    ['elsewhere --promote', { kind: 'promote', name: 'elsewhere', promotion: {} }],
    ['--list', { kind: 'list', name: undefined }],
    ['learning --list', { kind: 'list', name: 'learning' }],
    ['', { kind: 'changed', isAccepted: false, note: '' }],
    ['--yes', { kind: 'changed', isAccepted: true, note: '' }],
  ])('understands `%s`', (line, expected) => {
    expect(command(...line.split(' ').filter(Boolean))).toEqual(expected);
  });

  it('keeps the name it is put down to', () => {
    expect(readReleaseOptions(['catalog', '--as', 'Asha Rao']).as).toBe('Asha Rao');
  });

  it.each([
    ['catalogue', "There is no area 'catalogue'."],
    ['--promote', 'Which area? --promote needs one.'],
    ['catalog admin', 'One area at a time, not catalog and admin.'],
    ['catalog --rollback', 'Say why, for the audit log: --reason "…"'],
    ['catalog --promote --percent 101', "--percent is 0 to 100 with at most two decimals; it is '101'."],
    ['catalog --promote --percent 0.001', "--percent is 0 to 100 with at most two decimals; it is '0.001'."],
    ['catalog --promote --cohort friends', '--cohort is one of: staff.'],
    ['catalog --percent 10', '--percent goes with --promote.'],
    [
      'catalog --reason Slow',
      '--reason goes with a change: --promote, --rollout, --halt, --go-on, --rollback, --removes, --grows, --affects-page.',
    ],
    ['catalog --removes /contact', 'Say why, for the audit log: --reason "…"'],
    ['catalog --affects-page', 'Say why, for the audit log: --reason "…"'],
    ['catalog --promote --grows', '--grows goes with a publication.'],
    ['catalog --rollback --affects-page --reason x', '--affects-page goes with a publication.'],
    ['--grows --reason Bigger', '--removes, --grows and --affects-page are for one area.'],
    ['--list --reason Slow', '--reason changes nothing with --list.'],
    ['catalog --promote --rollback --reason x', 'One at a time: --promote or --rollback.'],
    ['catalog --rehearse --promote', 'One at a time: --promote or --rehearse.'],
    ['catalog --rehearse --reason x', '--reason changes nothing with --rehearse.'],
    ['catalog --from 1.0.0-a', '--from goes with --rollback.'],
    ['catalog --rollout 1,5', 'How long does each step last? --dwell 15m'],
    ['catalog --rollout 5,1 --dwell 15m', '--rollout is up to 10 rising shares, such as 1,5,25,100.'],
    ['catalog --rollout 0,1 --dwell 15m', '--rollout is up to 10 rising shares'],
    ['catalog --rollout 1,x --dwell 15m', "--rollout is 0 to 100 with at most two decimals; it is 'x'."],
    ['catalog --rollout 1,5 --dwell 25h', "--dwell is a time such as 15m or 2h, 24h at most; it is '25h'."],
    ['catalog --rollout 1,5 --dwell 15m --percent 3', 'A rollout has its shares: without --percent and --cohort.'],
    ['catalog --dwell 15m', '--dwell goes with --rollout.'],
    ['catalog --preview --hours 169', "--hours is 1 to 168; it is '169'."],
    ['catalog --end-preview 7', "--end-preview is the id that --preview printed; it is '7'."],
    ['catalog --end-preview', '--end-preview needs a value.'],
    ['catalog --preview --end-preview 7', 'One at a time: --preview or --end-preview.'],
    ['catalog --promote --unrehearsed', 'Say why, for the audit log: --reason "…"'],
    ['catalog --unrehearsed --reason x', '--unrehearsed goes with --promote.'],
    [
      'catalog --promote 1.0.0-a --rollout 1,5 --dwell 15m --unrehearsed --reason x',
      'A rollout needs its rehearsal: --unrehearsed goes with --promote alone.',
    ],
    ['catalog --hours 8', '--hours goes with --preview.'],
    ['catalog --halt', 'Say why, for the audit log: --reason "…"'],
    ['catalog --base https://c.example', '--base goes with --grant.'],
    ['elsewhere --grant', "There is no area 'elsewhere'."],
    ['Catalog --promote', "There is no area 'Catalog'."],
    ['catalog --to', '--to needs a value.'],
    ['catalog --rollback --reason --to', '--reason needs a value.'],
    ['catalog --promote --note Faster', '--note goes with a publication.'],
    ['catalog --yes', '--yes answers for all that changed: without an area.'],
    ['--list --yes', '--yes answers for all that changed: without an area.'],
    ['catalog --force', 'There is no option --force.'],
    ['catalog --promote --unrehearsed=false --reason x', '--unrehearsed takes no value.'],
  ])('refuses `%s` and says why', (line, problem) => {
    expect(() => command(...line.split(' '))).toThrow(UsageError);
    expect(() => command(...line.split(' '))).toThrow(problem);
  });

  it('refuses a note that the audit log has no room for', () => {
    expect(() => command('catalog', '--note', 'x'.repeat(301))).toThrow('--note has 301 characters; 300 are allowed.');
  });
});
