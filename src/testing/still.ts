/**
 * Waits until nothing on the page moves any more: in the middle of a transition a text has less contrast than it will have. Uses nothing
 * outside of itself, so that Playwright can run it in a page.
 */
export async function waitUntilStill(): Promise<void> {
  const isMoving = () =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
  // A change begins to move in the next frame.
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  do {
    await nextFrame();
    await nextFrame();
  } while (isMoving());
}
