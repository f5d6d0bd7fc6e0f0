import type { Judgement, RemoteReleases } from '@vidya/platform/calls/area-releases';
import { VisuallyHidden } from '@vidya/shared-ui';
import { titleOf } from '../data/release-state.ts';
import { judgedLabel, tallyText } from '../data/texts/judgement-text.ts';
import { Remark } from '../release-styles.ts';
import { Judged, Sides } from './comparison-styles.ts';

/** The canary beside its control group: what the site judges it by, and what it concludes. */
export function ControlComparison({ area, judgement }: { area: RemoteReleases; judgement: Judgement }) {
  const { evidence, reason } = judgement;
  return (
    <Judged>
      <h3>Against the control group</h3>
      <Remark>{reason}</Remark>
      {evidence.length > 0 ? (
        <Sides>
          <VisuallyHidden as="caption">{titleOf(area)}: control group and canary</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Share of visits</th>
              <th scope="col">Control group</th>
              <th scope="col">Canary</th>
            </tr>
          </thead>
          <tbody>
            {evidence.map(({ measure, control, canary }) => (
              <tr key={measure}>
                <th scope="row">{judgedLabel(measure, area)}</th>
                <td>{tallyText(control)}</td>
                <td>{tallyText(canary)}</td>
              </tr>
            ))}
          </tbody>
        </Sides>
      ) : null}
    </Judged>
  );
}
