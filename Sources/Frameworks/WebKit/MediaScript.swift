/// The script that gives pages' audio and video elements, which the engine doesn't have, the methods
/// of elements that can't play anything.
enum MediaScript {
  /// The script to inject at the start of a document, in the page's world.
  static let source = """
    (() => {
      const methods = {
        play: () => Promise.reject(
          new DOMException('The operation is not supported.', 'NotSupportedError')),
        pause() {},
        load() {},
        canPlayType: () => ''
      };
      const define = (target, name, value) =>
        Object.defineProperty(target, name, {value, writable: true, configurable: true});
      for (const name in methods) define(HTMLUnknownElement.prototype, name, methods[name]);
      define(window, 'Audio', function Audio(source) {
        const element = document.createElement('audio');
        if (source !== undefined) element.setAttribute('src', source);
        return element;
      });
    })();
    """
}
