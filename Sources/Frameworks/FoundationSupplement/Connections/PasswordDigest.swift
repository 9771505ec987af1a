internal import CPangoCairo
import Foundation

/// A server's question for a password that's sent as a digest, as in RFC 7616.
struct PasswordDigest: Sendable, Equatable {
  /// The functions that calculate digests, by their names in lowercase.
  private static let functions = [
    "md5": G_CHECKSUM_MD5, "sha-256": G_CHECKSUM_SHA256, "sha-512": G_CHECKSUM_SHA512,
  ]
  private static let sessionSuffix = "-sess"

  /// Whether the server only refuses the nonce, and not the password.
  let isStale: Bool
  private let realm: String
  private let nonce: String
  private let opaque: String?
  /// The algorithm's name as the server spells it, or `nil` if the server doesn't name one.
  private let algorithm: String?
  /// Whether the server expects the client's nonce.
  private let hasQuality: Bool

  /// Creates the question of a scheme, or returns `nil` if the server expects an algorithm that
  /// isn't supported, or a digest of the body.
  init?(_ scheme: AuthenticationField.Scheme) {
    guard scheme.name == "digest", let nonce = scheme.parameters["nonce"] else { return nil }
    self.nonce = nonce
    realm = scheme.parameters["realm"] ?? ""
    opaque = scheme.parameters["opaque"]
    algorithm = scheme.parameters["algorithm"]
    isStale = scheme.parameters["stale"]?.lowercased() == "true"
    let qualities = scheme.parameters["qop"].map { qualities in
      qualities.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
    }
    hasQuality = qualities != nil
    guard qualities?.contains("auth") ?? true, function != nil else { return nil }
  }

  private var function: GChecksumType? {
    var name = algorithm?.lowercased() ?? "md5"
    if name.hasSuffix(Self.sessionSuffix) { name.removeLast(Self.sessionSuffix.count) }
    return Self.functions[name]
  }

  /// Returns the field `Authorization` of a request.
  /// - Parameters:
  ///   - address: The request's path and query.
  ///   - clientNonce: A text that's different for each request.
  func authorization(
    user: String, password: String, method: String, address: String, clientNonce: String
  ) -> String {
    let count = "00000001"
    var secret = digest(user, realm, password)
    if algorithm?.lowercased().hasSuffix(Self.sessionSuffix) == true {
      secret = digest(secret, nonce, clientNonce)
    }
    let request = digest(method, address)
    var fields = [
      quoted("username", user), quoted("realm", realm), quoted("nonce", nonce),
      quoted("uri", address),
    ]
    if let algorithm { fields.append("algorithm=\(algorithm)") }
    if hasQuality {
      let response = digest(secret, nonce, count, clientNonce, "auth", request)
      fields += [
        quoted("response", response), "qop=auth", "nc=\(count)", quoted("cnonce", clientNonce),
      ]
    } else {
      fields.append(quoted("response", digest(secret, nonce, request)))
    }
    if let opaque { fields.append(quoted("opaque", opaque)) }
    return "Digest " + fields.joined(separator: ", ")
  }

  private func quoted(_ name: String, _ value: String) -> String {
    let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\(name)=\"\(escaped)\""
  }

  private func digest(_ parts: String...) -> String {
    let text = parts.joined(separator: ":")
    guard let function,
      let digest = g_compute_checksum_for_string(function, text, text.utf8.count)
    else { return "" }
    defer { g_free(digest) }
    return String(cString: digest)
  }
}
