extension UIDeferredMenuElement {
  /// An object with which a responder creates the elements of a deferred element.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uideferredmenuelement/provider>.
  @preconcurrency @MainActor
  @available(IOS26 )
  open class Provider: NSObject {
    let provide: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Creates a provider from a closure, which calls its argument with the elements.
    public convenience init(
      _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) {
      self.init(provide: elementProvider)
    }

    private init(provide: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
      self.provide = provide
      super.init()
    }
  }
}
