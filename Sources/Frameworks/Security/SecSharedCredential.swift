import Dispatch

internal import Stubs

/// The key of the password of a website.
public let kSecSharedPassword: CFString = "spwd"

/// Adds a password to those that a website and apps share, which isn't supported.
///
/// Follows
/// <https://developer.apple.com/documentation/security/secaddsharedwebcredential(_:_:_:_:)>.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
  Stub.sharedCredentials.report()
  let error = sharedCredentialError
  DispatchQueue.global().async { completionHandler(error) }
}

/// Finds the passwords that a website and apps share, of which there are none.
///
/// Follows
/// <https://developer.apple.com/documentation/security/secrequestsharedwebcredential(_:_:_:)>.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?,
  _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
  Stub.sharedCredentials.report()
  let error = sharedCredentialError
  DispatchQueue.global().async { completionHandler([], error) }
}

/// Returns a random password of four groups of three characters.
///
/// Follows
/// <https://developer.apple.com/documentation/security/seccreatesharedwebcredentialpassword()>.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  // Characters that look like others are left out.
  let characters = Array("ABCDEFGHJKLMNPQRSTUVWXYZabcdefghkmnopqrstuvwxy3456789")
  var generator = SystemRandomNumberGenerator()
  let groups = (0..<4).map { _ in
    String((0..<3).compactMap { _ in characters.randomElement(using: &generator) })
  }
  return groups.joined(separator: "-")
}

/// The error of a search that finds nothing.
private var sharedCredentialError: CFError {
  NSError(domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound))
}
