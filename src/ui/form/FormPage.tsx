import { useId, useRef, useState, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import { Message, TextSpan } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Button } from '../controls/Button.js';
import { Icon } from '../controls/Icon.js';
import { FORM_AREA } from '../overlay/clearSide.js';
import { useBottomBar } from '../overlay/bottomBars.js';
import { onPhone } from '../layout/mixins.js';
import { usePassFocusOn } from '../focus/usePassFocusOn.js';
import type { FormState } from './Form.js';
import { messages } from './form.messages.js';
import { Stack } from './form.styles.js';
import { FormBody, type FormBodyOptions } from './FormBody.js';
import { useShownProblems } from './formProblems.js';
import { Remark, SavedMark } from './SavedMark.js';

/** Props of {@link FormPage}. @public */
export interface FormPageProps<Values extends object> extends FormBodyOptions<Values> {
  /** Name of the form for screen readers; absent: its title. */
  label?: string;
  /** The heading. With a heading, the form is a card. Without one, it is part of the page without a card. */
  title?: ReactNode;
  /** Level of the title among the headings of the page. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4;
  /** Below the title. */
  subtitle?: ReactNode;
  /** At the end of the line of the title, such as a badge with the state of what the form is about. */
  headEnd?: ReactNode;
  /**
   * A third action, at the start of the foot. A function receives the current state of the form. Drawn only
   * while the fields are.
   */
  footStart?: ReactNode | ((state: FormState<Values>) => ReactNode);
  /**
   * Counts changes and problems in the foot, offers to discard the changes, and marks them (`marksChanges`); for what exists already.
   * @defaultValue false
   */
  countsChanges?: boolean;
}

/** A form in the flow of a page. What was sent counts as saved, so that it can be changed and saved again. @public */
export function FormPage<Values extends object>(props: FormPageProps<Values>) {
  const { label, title, headingLevel = 2, subtitle, headEnd, footStart, countsChanges } = props;
  const { children, marksChanges = countsChanges, ...body } = props;
  const element = useRef<HTMLFormElement>(null);
  const titleId = useId();
  return (
    <FormBody {...body} marksChanges={marksChanges} element={element} fields={children}>
      {({ state, hasFields, canSave, onSubmit, onKeyDown, content, question, ...buttons }) => {
        const start = hasFields && (typeof footStart === 'function' ? footStart(state) : footStart);
        return (
          <Page
            ref={element}
            aria-label={label}
            aria-labelledby={label === undefined && title ? titleId : undefined}
            noValidate
            onSubmit={onSubmit}
            onKeyDown={onKeyDown}
            data-card={title ? '' : undefined}
            {...FORM_AREA}
          >
            {title && (
              <Head>
                <div>
                  <Title as={`h${headingLevel}`} id={titleId}>
                    {title}
                  </Title>
                  {subtitle && <Subtitle>{subtitle}</Subtitle>}
                </div>
                <TextSpan>{headEnd}</TextSpan>
              </Head>
            )}
            <Body>{content}</Body>
            {(canSave || buttons.deleteButton || start) && (
              <Foot>
                <TextSpan>{buttons.deleteButton}</TextSpan>
                <TextSpan>{start}</TextSpan>
                <Spring />
                <TextSpan>
                  {canSave && (
                    <Changes state={state} isCounted={countsChanges}>
                      {buttons.submitButton}
                    </Changes>
                  )}
                </TextSpan>
              </Foot>
            )}
            <TextSpan>{question}</TextSpan>
          </Page>
        );
      }}
    </FormBody>
  );
}

/**
 * Shows the number of changes to save, the problems that prevent saving, the way to discard changes, and the
 * saved state.
 */
function Changes<Values extends object>(props: {
  state: FormState<Values>;
  isCounted: boolean | undefined;
  children: ReactNode;
}) {
  const passFocusOn = usePassFocusOn();
  const { state, isCounted, children } = props;
  const { dirtyFields, isDirty, isSubmitting, reset } = state;
  const { submitSucceeded } = useFormState({ subscription: { submitSucceeded: true } });
  const problems = useShownProblems().length;
  return (
    <>
      <Status role="status">
        {isDirty && isCounted && (
          <>
            <Message {...messages.changes} values={{ count: dirtyFields.length }} />
            {problems > 0 && (
              <Problems>
                <Icon name="alert" size={14} />
                <Message {...messages.problems} values={{ count: problems }} />
              </Problems>
            )}
          </>
        )}
        {!isDirty && submitSucceeded && <SavedMark />}
      </Status>
      <Ways>
        {isDirty && isCounted && !isSubmitting && (
          <span ref={passFocusOn}>
            <Button variant="quiet" onClick={reset}>
              <Message {...messages.discard} />
            </Button>
          </span>
        )}
        <TextSpan>{children}</TextSpan>
      </Ways>
    </>
  );
}

function Foot({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useBottomBar(element);
  return <FootBar ref={setElement}>{children}</FootBar>;
}

const Page = styled.form`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  min-inline-size: 0;
  &[data-card] {
    gap: 0;
    max-inline-size: 960px;
    border: ${theme.border.width} solid ${theme.color.border.subtle};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface.base};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.md};
  padding: ${theme.space.sm} ${theme.space.lg};
  border-block-end: ${theme.border.width} solid ${theme.color.border.subtle};
  > div {
    flex: 1;
    min-inline-size: 0;
  }
`;

const Title = styled.h2`
  margin: 0;
  font-size: ${theme.font.size.heading};
  font-weight: ${theme.font.weight.strong};
  line-height: ${theme.font.line.heading};
  overflow-wrap: anywhere;
`;

const Subtitle = styled.div`
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
`;

const Body = styled(Stack)`
  [data-card] > & {
    padding: ${theme.space.lg};
  }
  /* What takes the focus is scrolled clear of the foot. */
  [data-card] > & :is(input, select, textarea, button) {
    scroll-margin-block-end: 64px;
  }
`;

const FootBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.sm};
  > :first-child {
    margin-inline-end: auto;
  }
  [data-card] > & {
    position: sticky;
    inset-block-end: 0;
    z-index: ${theme.z.sticky};
    padding: ${theme.space.sm} ${theme.space.lg};
    border-block-start: ${theme.border.width} solid ${theme.color.border.subtle};
    border-end-start-radius: ${theme.radius.lg};
    border-end-end-radius: ${theme.radius.lg};
    background: ${theme.color.surface.base};
  }
  ${onPhone} {
    /* Its buttons take several lines there, which would leave little of the fields. */
    && {
      position: static;
    }
    /* What it says stands above them. */
    > [role='status']:not(:empty) {
      flex-basis: 100%;
      order: -1;
    }
  }
`;

/** Keeps the ways on at the end. */
const Spring = styled.span`
  flex: 1;
`;

/** The ways on: in one line, below the others where there is no room beside them. */
const Ways = styled.span`
  display: inline-flex;
  gap: ${theme.space.sm};
`;

const Status = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.md};
  font-size: ${theme.font.size.small};
  font-weight: ${theme.font.weight.medium};
`;

const Problems = styled(Remark)`
  color: ${theme.color.danger.text};
`;
