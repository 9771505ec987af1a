/// Notifies spring-loaded interactions when dragged items stay over their views.
@MainActor
final class SpringLoading {
  private weak var interaction: UISpringLoadedInteraction?

  /// Updates the location of the dragged items and the view under them.
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
