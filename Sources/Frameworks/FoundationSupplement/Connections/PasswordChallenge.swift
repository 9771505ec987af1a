import Foundation

/// The way in which a server asks for a password.
package struct PasswordChallenge: Sendable, Equatable {
  /// The part of the server that the password is for.
  package let realm: String?
  private let digest: PasswordDigest?

  /// Reads the field `WWW-Authenticate`.
  ///
  /// The challenge is `nil` if none of the field's schemes asks for a password in a way that's
  /// supported. If several do, it's one that sends a digest, as on iOS.
  package init?(_ field: String) {
    let schemes = AuthenticationField(field).schemes
    if let (scheme, digest) = schemes.lazy.compactMap({ scheme in
      PasswordDigest(scheme).map { (scheme, $0) }
    }).first {
      (realm, self.digest) = (scheme.parameters["realm"], digest)
    } else if let basic = schemes.first(where: { $0.name == "basic" }) {
      (realm, digest) = (basic.parameters["realm"], nil)
    } else {
      return nil
    }
  }

  /// Whether the password is sent as a digest.
  package var usesDigest: Bool { digest != nil }

  /// Whether the server accepts the password that was sent, but needs it in another digest.
  package var isStale: Bool { digest?.isStale == true }

  /// Returns the field `Authorization` of a request with a user and a password.
  /// - Parameters:
  ///   - method: The request's method.
  ///   - url: The request's URL.
  package func authorization(
    user: String, password: String, method: String, url: URL
  ) -> String {
    digest?.authorization(
      user: user, password: password, method: method, address: Self.address(of: url),
      clientNonce: UUID().uuidString)
      ?? "Basic \(Data("\(user):\(password)".utf8).base64EncodedString())"
  }

  /// Returns the path and the query of a URL, as a request names them.
  private static func address(of url: URL) -> String {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let path = parts?.percentEncodedPath ?? ""
    return (path.isEmpty ? "/" : path) + (parts?.percentEncodedQuery.map { "?\($0)" } ?? "")
  }
}
