import { useFormContext } from 'react-hook-form';
import type { BuildValues, CoinDetails } from '../../contract.ts';

/** The build form around a component. */
export const useBuildForm = () => useFormContext<BuildValues, unknown, CoinDetails>();
