// In place of odds on boards that leave them out.
import { nothing } from '../app/screen';

export const openOdds = nothing;

export function hasOdds(): boolean {
  return false;
}
