import { Message, useIntl } from '../../i18n/index.js';
import type { BomProblem, RefusedBom } from '../../domain/cyclonedx/bomCheck.js';
import { bomPathText, bomProblemText } from './bomProblemText.js';
import { messages } from './bomUpload.messages.js';
import { Code, More, Place, ProblemItem, ProblemItems } from './upload.styles.js';

/** A list of the problems of a file, each with its place. */
export function BomProblemList(
  props: Pick<RefusedBom, 'problems' | 'moreProblems' | 'hasUncounted' | 'format'>,
) {
  const { problems, moreProblems, hasUncounted, format } = props;
  const intl = useIntl();
  return (
    <div>
      <ProblemItems aria-label={intl.formatMessage(messages.problems)} tabIndex={0}>
        {problems.map((problem, index) => (
          // The list never changes, and two problems may be at one place.
          <ProblemItem key={index}>
            <Place>
              <PlaceText problem={problem} />
            </Place>
            <div>
              {problem.path !== '' && <Code>{bomPathText(problem.path, format)}</Code>}
              <span dir="auto">{bomProblemText(intl, problem)}</span>
            </div>
          </ProblemItem>
        ))}
      </ProblemItems>
      {moreProblems > 0 && (
        <More>
          <Message
            {...(hasUncounted ? messages.moreUncounted : messages.moreProblems)}
            values={{ count: moreProblems }}
          />
        </More>
      )}
    </div>
  );
}

function PlaceText({ problem: { line, column } }: { problem: BomProblem }) {
  if (line === undefined) return null;
  if (column === undefined) return <Message {...messages.lineOnly} values={{ line }} />;
  return <Message {...messages.line} values={{ line, column }} />;
}
