/// An interaction that can be added to a view, such as a context menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinteraction>.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction.
  var view: UIView? { get }

  /// Called before the interaction is added to a view.
  ///
  /// If `view` is `nil`, the interaction is about to be removed from its view.
  func willMove(to view: UIView?)

  /// Called after the interaction is added to a view.
  ///
  /// If `view` is `nil`, the interaction was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Replaces the view's interactions.
  final func take(_ interactions: [any UIInteraction]) {
    for interaction in storedInteractions { removeInteraction(interaction) }
    for interaction in interactions { addInteraction(interaction) }
  }

  /// Adds an interaction, and removes it from its previous view.
  final func take(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  final func giveUp(_ interaction: any UIInteraction) {
    guard let index = storedInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// The first of the view's interactions that shows context menus.
  var firstContextMenuInteraction: UIContextMenuInteraction? {
    storedInteractions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
}
