import Foundation

/// The way in which a server asks for a password.
package struct PasswordChallenge: Sendable, Equatable {
  /// Whether the password is sent as a digest.
  package let usesDigest: Bool
  /// The part of the server that the password is for.
  package let realm: String?

  /// Reads the field `WWW-Authenticate`.
  ///
  /// The challenge is `nil` if the field's scheme isn't one that asks for a password.
  package init?(_ field: String) {
    let parts = field.split(separator: " ", maxSplits: 1)
    switch parts.first?.lowercased() {
    case "basic": usesDigest = false
    case "digest": usesDigest = true
    default: return nil
    }
    realm = parts.count < 2 ? nil : Self.realm(in: parts[1])
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
