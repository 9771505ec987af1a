/// Notifies spring-loaded interactions of dragged items that stay above their views.
@MainActor
final class SpringLoading {
  private weak var interaction: UISpringLoadedInteraction?

  /// Notes where items are dragged, and the row beneath them.
  func follow(_ session: DragSession, above touched: UIView?) {
    let found = sequence(first: touched, next: { $0?.superview }).lazy
      .compactMap { view in
        view?.interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
      }.first
    if found !== interaction {
      interaction?.leave()
      interaction = found
    }
    found?.hover(session)
  }

  func stop() {
    interaction?.leave()
    interaction = nil
  }
}
