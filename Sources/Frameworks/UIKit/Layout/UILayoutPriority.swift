/// How important a constraint is, from 1 to 1000.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutpriority>.
public struct UILayoutPriority: Hashable, _UIKitNumericRawRepresentable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// With which a button resists being made smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// With which a person's drag may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// With which a scene stays as large as it is.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// With which a person's drag does not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// With which a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// With which `systemLayoutSizeFitting(_:)` wants its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
