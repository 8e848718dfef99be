// Makes objects work with `using`: dispose() gets a key that not every runtime has.

class WithDispose {}

if (Symbol.dispose)
  Object.defineProperty(WithDispose.prototype, Symbol.dispose, {
    value() {
      this.dispose();
    },
  });

/** The base of classes with dispose(). */
export const DisposableObject =
  /** @type {new () => Disposable} the declarations promise the key to those who have it */ (
    WithDispose
  );
