import { useState, type ComponentType } from 'react';

/** Names of the props that hold a value and report its change. */
interface ValueProps<Props> {
  readonly value: keyof Props;
  readonly onChange: keyof Props;
}

/** For `render`: keeps the value of a block whose owner has to, so that its story can be used. */
export function controlled<Props extends object>(
  Block: ComponentType<Props>,
  { value, onChange }: ValueProps<Props> = {
    value: 'value' as keyof Props,
    onChange: 'onValueChange' as keyof Props,
  },
) {
  return function Story(props: Props) {
    return <Controlled key={String(props[value])} Block={Block} props={props} names={{ value, onChange }} />;
  };
}

function Controlled<Props extends object>(own: {
  Block: ComponentType<Props>;
  props: Props;
  names: ValueProps<Props>;
}) {
  const { Block, props, names } = own;
  const [value, setValue] = useState(props[names.value]);
  const change = (next: Props[keyof Props], ...more: unknown[]) => {
    setValue(next);
    (props[names.onChange] as ((...given: unknown[]) => void) | undefined)?.(next, ...more);
  };
  return <Block {...props} {...{ [names.value]: value, [names.onChange]: change }} />;
}
