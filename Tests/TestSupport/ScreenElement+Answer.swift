import DeviceProtocol

extension ScreenElement {
  /// Returns the response of an app that has only this screen to a query, which contains the
  /// elements that the query may refer to, in order.
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
