/// How a bar becomes smaller while content is scrolled.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarminimization-swift.struct>.
@available(IOS27 )
public struct UIBarMinimization: Hashable, Sendable {
  /// The scrolling that minimizes the bar.
  public var minimizationBehavior = UIBarMinimizationBehavior.automatic
  /// The scrolling that restores the bar.
  public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic
  /// Whether the safe area changes with the bar.
  @available(IOS26 )
  public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

  /// Creates a value with the system's defaults.
  public init() {}
}
