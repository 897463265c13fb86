import { useRef, type ReactNode, type RefObject } from 'react';
import { usePreference, wordCodec } from '../../data/usePreference.js';
import { csvOf } from '../../domain/csv.js';
import { useHost } from '../../host/KitProvider.js';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { Card } from '../../ui/layout/Card.js';
import type * as ChartFile from '../../ui/charts/chartFile.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { MoreButton } from '../../ui/overlay/Menu.js';
import { saveFile } from '../../ui/controls/saveFile.js';
import { messages } from './ChartCard.messages.js';

/** Props of {@link ChartCard}. */
export interface ChartCardProps {
  title: string;
  /** Beside the title: what is counted. */
  note?: ReactNode;
  /** In place of the title on the screen: a choice of the chart. */
  heading?: ReactNode;
  /** Before the choice between chart and table: what changes the chart. */
  controls?: ReactNode;
  /** Draws the chart; `drawing` is to hold what it draws, for files of it. Absent: only the table is shown. */
  chart: ((drawing: RefObject<SVGSVGElement | null>) => ReactNode) | undefined;
  /** The same as a table. */
  table: ReactNode;
  /** The lines of a file of the numbers, for programs, the heads first. */
  lines: () => (string | number)[][];
  /** Name of its files without ending, and of what is remembered of it: `portfolio-vulnerabilities`. */
  name: string;
  /** Name under which the choice between chart and table is remembered. @defaultValue `name` */
  viewName?: string;
  /** Below the chart. */
  children?: ReactNode;
}

/** Numbers under their title, as a chart or as a table, and as a file. */
export function ChartCard(props: ChartCardProps) {
  const { title, heading, note, controls, chart, table, lines, name, viewName = name, children } = props;
  const intl = useIntl();
  const { notify } = useHost();
  const drawing = useRef<SVGSVGElement>(null);
  const [view, setView] = usePreference<View>(`${viewName}View`, 'chart', VIEW_CODEC);
  const draw = view === 'chart' ? chart : undefined;
  const saveDrawing = async (save: (file: typeof ChartFile, of: SVGSVGElement) => void | Promise<void>) => {
    try {
      await save(await import('../../ui/charts/chartFile.js'), drawing.current!);
    } catch {
      notify({
        kind: 'failure',
        title: intl.formatMessage(messages.noPicture),
        detail: intl.formatMessage(messages.noPictureAdvice),
      });
    }
  };
  return (
    <Card
      title={title}
      heading={heading}
      note={note}
      controls={
        <>
          <TextSpan>{controls}</TextSpan>
          {chart && (
            <SegmentedControl<View>
              label={intl.formatMessage(messages.view, { title })}
              value={view}
              onValueChange={setView}
              options={[
                { value: 'chart', label: intl.formatMessage(messages.chart) },
                { value: 'table', label: intl.formatMessage(messages.table) },
              ]}
            />
          )}
          <MoreButton
            icon="download"
            label={intl.formatMessage(messages.save, { title })}
            items={[
              ...(draw
                ? [
                    {
                      id: 'svg',
                      label: intl.formatMessage(messages.svg),
                      onSelect: () =>
                        void saveDrawing(({ svgOf }, of) =>
                          saveFile(new Blob([svgOf(of, title)], { type: 'image/svg+xml' }), `${name}.svg`),
                        ),
                    },
                    {
                      id: 'png',
                      label: intl.formatMessage(messages.png),
                      onSelect: () =>
                        void saveDrawing(async ({ pngOf }, of) =>
                          saveFile(await pngOf(of, title), `${name}.png`),
                        ),
                    },
                  ]
                : []),
              {
                id: 'csv',
                label: intl.formatMessage(messages.csv),
                onSelect: () => saveFile(new Blob([csvOf(lines())], { type: 'text/csv' }), `${name}.csv`),
              },
            ]}
          />
        </>
      }
    >
      <TextSpan>{draw ? draw(drawing) : table}</TextSpan>
      <TextSpan>{children}</TextSpan>
    </Card>
  );
}

type View = 'chart' | 'table';

const VIEW_CODEC = wordCodec<View>(['chart', 'table']);
