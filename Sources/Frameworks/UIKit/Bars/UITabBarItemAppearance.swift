import Foundation

/// The appearance of tab bar items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbaritemappearance>.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The layouts of a tab bar's items.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitabbaritemappearance/style>.
  public enum Style: Int, Sendable {
    /// Titles are below images.
    case stacked
    /// Titles are beside images.
    case inline
    /// Titles are beside small images.
    case compactInline
  }

  /// The appearance of items in their normal state.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The appearance of disabled items.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// The appearance of focused items.
  open private(set) var focused = UITabBarItemStateAppearance()

  /// Creates the system's default appearance for stacked items.
  public required override init() {
    super.init()
  }

  /// Creates the system's default appearance for items with a style.
  public convenience init(style: UITabBarItemAppearance.Style) {
    self.init()
  }

  private static let states: [KeyPath<UITabBarItemAppearance, UITabBarItemStateAppearance>] = [
    \.normal, \.selected, \.disabled, \.focused,
  ]

  /// Configures the appearance with the system's defaults for a style.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    for state in Self.states { self[keyPath: state].take(UITabBarItemStateAppearance()) }
  }

  /// Returns whether another appearance has the same values.
  final func isSame(as other: UITabBarItemAppearance) -> Bool {
    Self.states.allSatisfy { self[keyPath: $0].isSame(as: other[keyPath: $0]) }
  }

  /// Returns a copy of the appearance, with copies of the states' appearances.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    for state in Self.states { copy[keyPath: state].take(self[keyPath: state]) }
    return copy
  }

  /// Returns a copy of the appearance.
  open func copy() -> Self { appearanceCopy(copy(with: nil)) }

  /// Returns a copy of the appearance, as an object of any class.
  @_disfavoredOverload open override func copy() -> Any { super.copy() }
}
