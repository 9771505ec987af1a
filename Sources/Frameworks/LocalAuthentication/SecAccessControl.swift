/// The conditions under which an item can be used, and when it's accessible.
///
/// Follows <https://developer.apple.com/documentation/security/secaccesscontrol>.
public final class SecAccessControl: Hashable, Sendable {
  /// The time at which an item is accessible, as the value of a constant.
  package let protection: String
  /// The conditions.
  package let flags: SecAccessControlCreateFlags

  /// Creates an access control.
  package init(protection: String, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }

  /// Whether the user must authenticate.
  package var needsAuthentication: Bool {
    !flags.isDisjoint(with: [.userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode])
  }

  /// Whether only a face or fingerprint is accepted.
  package var needsBiometry: Bool {
    let isPasscodeEnough =
      flags.contains(.userPresence) || flags.contains(.devicePasscode) && !flags.contains(.and)
    return needsAuthentication && !isPasscodeEnough
  }

  /// Returns whether two access controls are equal.
  public static func == (one: SecAccessControl, other: SecAccessControl) -> Bool {
    one.protection == other.protection && one.flags == other.flags
  }

  /// Hashes the access control.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(protection)
    hasher.combine(flags.rawValue)
  }
}
