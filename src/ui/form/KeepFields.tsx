import { dequal } from 'dequal';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/**
 * Registers the fields of a form for the lifetime of the form. Otherwise, a field that is removed from the
 * page and put back loses the typed text, and changing a field that is not drawn has no effect.
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

/** A value that was rebuilt with the same content, such as a list, counts as the same value. */
const BY_CONTENT = { isEqual: dequal };

function ignore() {
  // Only the registration counts.
}
