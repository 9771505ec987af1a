import Foundation

/// The appearance of bar button items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance>.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The appearance of buttons in their normal state.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The appearance of highlighted buttons.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of disabled buttons.
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

  /// Returns a copy of the appearance.
  open func copy() -> Self { appearanceCopy(copy(with: nil)) }

  /// Returns a copy of the appearance, as an object of any class.
  @_disfavoredOverload open override func copy() -> Any { super.copy() }

  /// Returns whether another appearance has the same values.
  final func isSame(as other: UIBarButtonItemAppearance) -> Bool {
    normal.isSame(as: other.normal) && highlighted.isSame(as: other.highlighted)
      && disabled.isSame(as: other.disabled) && focused.isSame(as: other.focused)
  }

  /// Configures the appearance with the system's defaults for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.take(UIBarButtonItemStateAppearance())
    }
  }

  // MARK: Values for states

  private func appearance(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
    state == .disabled ? disabled : state == .highlighted ? highlighted : normal
  }

  /// Returns the attributes of titles in a state, supplemented by those in the normal state.
  final func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    normal.titleTextAttributes.merging(appearance(for: state).titleTextAttributes) { $1 }
  }

  /// Returns the offset of titles in a state, which defaults to the normal state's.
  final func titlePositionAdjustment(for state: UIControl.State) -> UIOffset {
    let own = appearance(for: state).titlePositionAdjustment
    return own == .zero ? normal.titlePositionAdjustment : own
  }

  /// Returns the background image in a state, which defaults to the normal state's.
  final func backgroundImage(for state: UIControl.State) -> UIImage? {
    appearance(for: state).backgroundImage ?? normal.backgroundImage
  }
}
