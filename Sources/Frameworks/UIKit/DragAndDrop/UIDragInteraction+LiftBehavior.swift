extension UIDragInteraction {
  /// The ways to lift an item.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uidraginteraction/liftbehavior-swift.enum>.
  @available(IOS27 )
  public enum LiftBehavior: UInt, Sendable {
    /// The default time.
    case `default` = 0
    /// A longer time, which a second touch ends.
    case extended = 1
  }
}
