import { useEffect, useLayoutEffect as useEffectBeforePaint } from 'react';

/** The same as that of React, without the warning that React 18 writes for each on a server, where nothing is painted. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useEffectBeforePaint;
