import { dequal } from 'dequal';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/**
 * Registers the fields of a form for as long as the form lives. Without it a field that is taken out of the page and
 * put back loses what was typed, and changing a field that is not drawn does nothing.
 */
export function KeepFields(props: { names: readonly string[] }) {
  const form = useForm('KeepFields');
  // Callers write the names in place; the same names are the same fields.
  const key = props.names.join('\n');
  useEffect(() => {
    const leave =
      key === '' ? [] : key.split('\n').map((name) => form.registerField(name, ignore, {}, BY_CONTENT));
    return () => leave.forEach((unregister) => unregister());
  }, [form, key]);
  return null;
}

/** A value that was put together anew, such as a list, is the same value. */
const BY_CONTENT = { isEqual: dequal };

function ignore() {
  // Only the registration counts.
}
