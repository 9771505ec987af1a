import Foundation

/// The appearance of bar button items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance>.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The appearance of buttons in their normal state.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The appearance of buttons that are touched.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of buttons that are disabled.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The appearance of buttons that have the focus.
  open private(set) var focused = UIBarButtonItemStateAppearance()

  /// Creates the system's appearance of plain buttons.
  public required override init() {
    super.init()
  }

  /// Creates the system's appearance of buttons with a style.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
  }

  /// Returns a copy of the appearance, with copies of the states' appearances.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    let states: [KeyPath<UIBarButtonItemAppearance, UIBarButtonItemStateAppearance>] = [
      \.normal, \.highlighted, \.disabled, \.focused,
    ]
    for state in states { copy[keyPath: state].take(self[keyPath: state]) }
    return copy
  }

  /// Whether titles have attributes of the app's.
  final var isCustomized: Bool {
    [normal, highlighted, disabled].contains { !$0.titleTextAttributes.isEmpty }
  }

  /// Configures the appearance with the system's defaults for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}
