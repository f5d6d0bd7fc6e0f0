import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { useDialogEntry, usePlatform } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { limits } from '@vidya/contracts/rules/limits';
import { texts } from '@vidya/contracts/texts/texts';
import { grantArea } from '@vidya/platform/calls/browser-calls';
import type { AreaGrant } from '@vidya/platform/gate/document/area-declaration';
import { guardedBase } from '@vidya/platform/gate/document/guarded-files';
import { isRemoteName } from '@vidya/platform/gate/remote-name';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The choices of who may open the paths at most. */
export const widest = {
  everybody: 'Everybody',
  signedIn: 'Everybody signed in',
  teaching: 'Instructors and administrators',
  administrators: 'Administrators',
} as const;
export type Widest = keyof typeof widest;

const accessOf: Record<Widest, AreaGrant['paths'][string]> = {
  everybody: 'everybody',
  signedIn: 'signedIn',
  teaching: ['INSTRUCTOR', 'ADMIN'],
  administrators: ['ADMIN'],
};

/** The values as typed; paths and connections one on each line. */
const blank = {
  name: '',
  title: '',
  paths: '',
  access: 'everybody' as Widest,
  base: '',
  budgetKb: '45',
  connections: '',
};
type Draft = typeof blank;
export type GrantField = 'name' | 'title' | 'paths' | 'base' | 'budgetKb';

const linesOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const grantOf = ({ name, title, paths, access, base, budgetKb, connections }: Draft): AreaGrant => ({
  title: title.trim(),
  paths: Object.fromEntries(linesOf(paths).map((path) => [path, accessOf[access]])),
  base: access === 'administrators' ? guardedBase(name) : base.trim().replace(/\/$/, ''),
  budgetKb: Number(budgetKb),
  connections: linesOf(connections),
});

const say = texts.release;

const isBudget = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= limits.area.budgetKb;

/** What is wrong, in the order of the form. The server knows the rest: whose paths they are. */
function problemsIn({ name, title, paths, access, base, budgetKb }: Draft): [GrantField, string][] {
  const found: [GrantField, boolean, string][] = [
    ['name', !isRemoteName(name), say.nameInvalid],
    ['title', title.trim() === '', say.titleMissing],
    ['paths', linesOf(paths).length === 0, say.pathsMissing],
    ['base', access !== 'administrators' && base.trim() === '', say.baseMissing],
    ['budgetKb', !isBudget(budgetKb), say.budgetInvalid],
  ];
  return found.flatMap(([field, isWrong, message]): [GrantField, string][] => (isWrong ? [[field, message]] : []));
}

/** The dialog that grants a new area its name and paths. `onGranted` runs once it is closed. */
export function useGrantForm(onGranted: (name: string) => void) {
  const { send, run, toasts } = usePlatform();
  const queries = useQueryClient();
  const dialog = useDialogEntry('new-area');
  const [typed, type] = useState(blank);
  const [problems, setProblems] = useState<[GrantField, string][]>([]);
  const [refusals, setRefusals] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const granted = useRef('');
  // How often the dialog was opened or closed: a response to a form that was closed by then changes no later one.
  const turn = useRef(0);
  const finish = useEffectEvent(onGranted);
  // Closing is a step back in the history: only then the address may change.
  useEffect(() => {
    turn.current += 1;
    if (!granted.current || dialog.isOpen) return;
    finish(granted.current);
    granted.current = '';
  }, [dialog.isOpen]);

  const change = (changes: Partial<Draft>): void => {
    const changed = { ...typed, ...changes };
    type(changed);
    const still = problemsIn(changed);
    setProblems(problems.filter(([field]) => still.some(([other]) => other === field)));
  };

  /** Returns the first invalid field; null if there is none. */
  const submit = async (): Promise<GrantField | null> => {
    if (isBusy) return null;
    const found = problemsIn(typed);
    setProblems(found);
    setRefusals([]);
    if (found[0]) {
      toasts.error(found[0][1]);
      return found[0][0];
    }
    setBusy(true);
    const sentIn = turn.current;
    const sent = send(grantArea, { params: { name: typed.name }, body: grantOf(typed) });
    const refused = sent.then(
      () => [],
      (error: unknown) => messageOf(error, say.grantFailed).split('\n'),
    );
    const response = await run(sent, {
      loading: texts.progress.releasing,
      success: say.granted,
      failure: say.grantFailed,
    });
    const reasons = await refused;
    setBusy(false);
    const isStillOpen = turn.current === sentIn;
    if (isStillOpen) setRefusals(reasons);
    if (!response) return null;
    if (isStillOpen) {
      granted.current = typed.name;
      dialog.close();
    }
    void queries.invalidateQueries({ queryKey: keys.releases });
    void queries.invalidateQueries({ queryKey: keys.auditLog });
    return null;
  };

  return {
    isOpen: dialog.isOpen,
    open: () => {
      type(blank);
      setProblems([]);
      setRefusals([]);
      dialog.open();
    },
    close: dialog.close,
    typed,
    change,
    errorOf: (field: GrantField) => problems.find(([other]) => other === field)?.[1],
    refusals,
    submit,
    isBusy,
  };
}

export type GrantForm = ReturnType<typeof useGrantForm>;
