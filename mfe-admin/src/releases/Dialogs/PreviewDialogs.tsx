import { isForAdministrators } from '@vidya/platform/gate/document/area-declaration';
import { Note } from '@vidya/shared-ui';
import { useEffect, useRef } from 'react';
import { dayAndTime } from '../../data/days.ts';
import { Choice } from '../../parts/Choice.tsx';
import { CopyField } from '../../parts/CopyField.tsx';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { nameIn, titleOf } from '../data/release-state.ts';
import { wholeName } from '../data/texts/release-text.ts';
import {
  type PreviewHours,
  previewTimes,
  type ShownPreview,
  type useEndPreview,
  type usePreview,
} from '../data/use-preview.ts';
import { AreaConfirmation } from './AreaConfirmation.tsx';

const times = Object.entries(previewTimes).map(([value, label]) => ({ value, label }));

/** Makes a link to the site with one version, then shows it with its code. */
export function PreviewDialog({ preview }: { preview: ReturnType<typeof usePreview> }) {
  const { area, version, hours, made } = preview;
  if (!area) return null;
  return (
    <FormDialog
      form={preview}
      title={made ? `Preview of ${titleOf(area)} ${nameIn(area, version)}` : `Preview ${titleOf(area)}`}
      submitLabel={made ? 'I have copied both' : 'Make the link'}
      hasCancel={!made}
    >
      {made ? (
        <Made preview={made} />
      ) : (
        <>
          <Choice
            label="Version"
            options={area.versions.map((one) => ({ value: one.version, label: wholeName(one.version) }))}
            value={version}
            onChoose={preview.choose}
          />
          <Choice
            label="Holds for"
            options={times}
            value={String(hours)}
            onChoose={(chosen) => preview.hold(Number(chosen) as PreviewHours)}
          />
          <Note>
            {isForAdministrators(area.grant.paths)
              ? 'Its pages stay for administrators: a reviewer has to be one, besides having the link and its code.'
              : 'The whole site with this version, for whoever has the link and its code. Nobody else gets it.'}
          </Note>
        </>
      )}
    </FormDialog>
  );
}

function Made({ preview: { address, code, expiresAt } }: { preview: ShownPreview }) {
  const link = useRef<HTMLInputElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <>
      <CopyField ref={link} label="Link" value={address} help={`Until ${dayAndTime(expiresAt)}.`} />
      <CopyField label="Code" value={code} help="Shown once. Send it by another way than the link." />
    </>
  );
}

/** Confirms that a preview ends before its time. */
export function EndPreviewDialog({ end }: { end: ReturnType<typeof useEndPreview> }) {
  const { area, version } = end;
  if (!area) return null;
  return (
    <AreaConfirmation
      dialog={end}
      area={area}
      title={`End the preview of ${titleOf(area)} ${nameIn(area, version)}?`}
      lines={[
        'Its link opens nothing any more. Who looks at it has the released version with the next page they load.',
      ]}
      confirmLabel="End the preview"
    />
  );
}
