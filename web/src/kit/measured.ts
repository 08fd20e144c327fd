/* How high something is, told when that is known: after it was laid out, so that nothing has to be laid out to be asked. */
export const measured =
  (tell: (high: number) => void) =>
  (box: Element): (() => void) => {
    const observer = new ResizeObserver(([now]) => tell(now!.borderBoxSize[0]!.blockSize));
    observer.observe(box);
    return () => observer.disconnect();
  };
