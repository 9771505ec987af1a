import DeviceProtocol

extension ScreenElement {
  /// The answer of an app with only this screen to a query: the elements that may be meant, in
  /// their order.
  package func answering(_ query: ElementQuery) -> ScreenElement {
    var screen = self
    screen.children = children.flatMap { $0.meant(by: query) }
    return screen
  }

  private func meant(by query: ElementQuery) -> [ScreenElement] {
    var kept = self
    kept.children = children.flatMap { $0.meant(by: query) }
    return isVisible && query.mayMean(self) ? [kept] : kept.children
  }
}
