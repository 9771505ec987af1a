/// The priority that determines which of a map's views are in front of others.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkannotationviewzpriority>.
public struct MKAnnotationViewZPriority: RawRepresentable, Equatable, Hashable, Sendable {
  /// The priority, up to 1000.
  public var rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// In front of all others.
  public static let max = MKAnnotationViewZPriority(1000)
  /// The priority of views whose annotations are selected.
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  /// The priority of other views.
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  /// Behind all others.
  public static let min = MKAnnotationViewZPriority(0)
}
