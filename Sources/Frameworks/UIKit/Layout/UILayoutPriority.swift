/// The priorities of constraints, from 1 to 1000.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilayoutpriority>.
public struct UILayoutPriority: Hashable, _UIKitNumericRawRepresentable, Sendable {
  /// The value of the priority.
  public var rawValue: Float

  /// Creates a priority from its value.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its value.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists compressing its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that can't resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size of `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
