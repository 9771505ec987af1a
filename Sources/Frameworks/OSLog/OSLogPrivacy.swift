/// Whether a log on a device in someone's hands shows a value; Quince's log shows them all.
///
/// Follows <https://developer.apple.com/documentation/os/oslogprivacy>.
public struct OSLogPrivacy: Sendable {
  /// The mask that distinguishes a hidden value from others.
  public enum Mask: Sendable {
    /// A hash of the value is shown.
    case hash
    /// No mask.
    case none
  }

  /// The value is shown.
  public static let `public` = OSLogPrivacy()
  /// The value is hidden.
  public static let `private` = OSLogPrivacy()
  /// The value is hidden even if private ones are shown.
  public static let sensitive = OSLogPrivacy()
  /// Numbers are shown, objects and strings are hidden.
  public static let auto = OSLogPrivacy()

  /// Returns an option that hides the value behind a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  /// Returns an option that hides the value behind a mask, even if private values are shown.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }

  /// Numbers are shown, objects and strings are hidden behind a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
