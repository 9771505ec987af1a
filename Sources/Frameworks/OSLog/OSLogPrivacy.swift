/// Whether a value is visible in the log on a real device.
///
/// Quince's log shows all values.
///
/// Follows <https://developer.apple.com/documentation/os/oslogprivacy>.
public struct OSLogPrivacy: Sendable {
  /// A mask that replaces hidden values.
  public enum Mask: Sendable {
    /// A hash of the value.
    case hash
    /// No mask.
    case none
  }

  /// Shows the value.
  public static let `public` = OSLogPrivacy()
  /// Hides the value.
  public static let `private` = OSLogPrivacy()
  /// Hides the value, even if private values are shown.
  public static let sensitive = OSLogPrivacy()
  /// Shows numbers, and hides objects and strings.
  public static let auto = OSLogPrivacy()

  /// Returns an option that hides the value behind a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  /// Returns an option that hides the value behind a mask, even if private values are shown.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }

  /// Returns an option that shows numbers, and hides objects and strings behind a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
