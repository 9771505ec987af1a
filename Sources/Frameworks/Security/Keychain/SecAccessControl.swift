internal import Stubs

/// The conditions under which an item can be used, and when it's accessible.
///
/// Follows <https://developer.apple.com/documentation/security/secaccesscontrol>.
public final class SecAccessControl: Hashable, Sendable {
  private static let protections: Set<String> = [
    kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAlways,
    kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
    kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, kSecAttrAccessibleAlwaysThisDeviceOnly,
  ]

  /// The time at which an item is accessible.
  let protection: String
  /// The conditions.
  let flags: SecAccessControlCreateFlags

  init(protection: String, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }

  /// Returns whether a text is one of the times at which items are accessible.
  static func isProtection(_ text: String) -> Bool { protections.contains(text) }

  /// Whether the user must authenticate.
  var needsAuthentication: Bool {
    !flags.isDisjoint(with: [.userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode])
  }

  /// Whether only a face or fingerprint is accepted.
  var needsBiometry: Bool {
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

/// Creates the conditions under which an item can be used.
///
/// Follows
/// <https://developer.apple.com/documentation/security/secaccesscontrolcreatewithflags(_:_:_:_:)>.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  let kinds: [SecAccessControlCreateFlags] = [.userPresence, .biometryAny, .biometryCurrentSet]
  guard let protection = protection as? String, SecAccessControl.isProtection(protection),
    kinds.count(where: flags.contains) <= 1
  else {
    error?.fill(errSecParam)
    return nil
  }
  Stub.applicationPasswords.report(if: flags.contains(.applicationPassword))
  return SecAccessControl(protection: protection, flags: flags)
}

/// Creates the conditions under which an item can be used.
///
/// A string converts to an object only on iOS, so this function accepts the constants.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  SecAccessControlCreateWithFlags(allocator, protection as AnyObject, flags, error)
}
