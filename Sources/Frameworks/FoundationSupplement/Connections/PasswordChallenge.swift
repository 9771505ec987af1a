import Foundation

/// The way in which a server asks for a password.
package struct PasswordChallenge: Sendable, Equatable {
  /// Whether the password is sent as a digest.
  package let usesDigest: Bool
  /// The part of the server that the password is for.
  package let realm: String?

  /// Reads the field `WWW-Authenticate`.
  ///
  /// The challenge is `nil` if none of the field's schemes asks for a password. If several do, it's
  /// the one that Foundation on Linux supports.
  package init?(_ field: String) {
    let schemes = field.matches(of: /(?i)(?:^|,)\s*(basic|digest)(?:\s+|$)/)
    guard let scheme = schemes.first(where: { $0.1.lowercased() == "basic" }) ?? schemes.first
    else { return nil }
    usesDigest = scheme.1.lowercased() == "digest"
    realm = Self.realm(in: field[scheme.range.upperBound...])
  }

  private static func realm(in parameters: Substring) -> String? {
    parameters.firstMatch(of: /(?i)(?:^|[\s,])realm\s*=\s*"((?:[^"\\]|\\.)*)"/).map { match in
      String(match.1.replacing(/\\(.)/) { $0.1 })
    }
  }

  /// Returns the field `Authorization` of a request with a user and a password.
  ///
  /// An answer that takes the place of a server's doesn't check a digest, which is left out.
  package func authorization(user: String, password: String) -> String {
    usesDigest
      ? "Digest username=\"\(user)\""
      : "Basic \(Data("\(user):\(password)".utf8).base64EncodedString())"
  }
}
