import LocalAuthentication
internal import Stubs

/// Creates the conditions under which an item can be used.
///
/// Follows
/// <https://developer.apple.com/documentation/security/secaccesscontrolcreatewithflags(_:_:_:_:)>.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  let kinds: [SecAccessControlCreateFlags] = [.userPresence, .biometryAny, .biometryCurrentSet]
  guard let protection = protection as? String, isProtection(protection),
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

/// Returns whether a text is one of the times at which items are accessible.
func isProtection(_ text: String) -> Bool {
  let protections: Set<String> = [
    kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAlways,
    kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
    kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, kSecAttrAccessibleAlwaysThisDeviceOnly,
  ]
  return protections.contains(text)
}
