/// An algorithm in its parts.
struct KeyScheme {
  /// The kinds of algorithms.
  enum Family {
    case rsaSignature(Padding)
    case curveSignature(isEncoded: Bool)
    case rsaEncryption(Padding, isHybrid: Bool)
    case curveEncryption(derivesVector: Bool)
    case keyExchange
  }

  /// The padding of RSA.
  enum Padding {
    case none
    case pkcs1
    /// Random padding of signatures, or optimal padding of encrypted data.
    case random
  }

  /// The kind of algorithm.
  let family: Family
  /// The digest function.
  let digest: KeyDigest?
  /// Whether messages are signed rather than digests.
  let signsMessages: Bool

  /// Reads an algorithm's name, or returns `nil` if there's no such algorithm.
  init?(_ algorithm: SecKeyAlgorithm) {
    let parts = algorithm.rawValue.split(separator: ":").dropFirst().map(String.init)
    guard parts.count >= 2 else { return nil }
    digest = parts.lazy.compactMap(KeyDigest.init).first
    signsMessages = parts.contains { $0.hasPrefix("message-") }
    switch (parts[0], parts[1]) {
    case ("sign", "RSA"): family = .rsaSignature(Self.padding(parts))
    case ("sign", "ECDSA"):
      family = .curveSignature(isEncoded: parts.contains { $0.hasSuffix("X962") })
    case ("encrypt", "RSA"):
      family = .rsaEncryption(Self.padding(parts), isHybrid: parts.contains("AESGCM"))
    case ("encrypt", "ECIES"):
      family = .curveEncryption(derivesVector: parts.contains("AESGCM-KDFIV"))
    case ("keyexchange", _): family = .keyExchange
    default: return nil
    }
  }

  private static func padding(_ parts: [String]) -> Padding {
    if parts.contains("raw") { return .none }
    return parts.contains { $0.hasSuffix("PSS") || $0 == "OAEP" } ? .random : .pkcs1
  }

  /// Returns whether a key can perform an operation.
  func allows(_ operation: SecKeyOperationType, by key: KeyMaterial) -> Bool {
    let needsPrivateKey = [.sign, .decrypt, .keyExchange].contains(operation)
    guard key.isPrivate == needsPrivateKey else { return false }
    switch (family, key.kind) {
    case (.rsaSignature, .rsa), (.curveSignature, .curve):
      return operation == .sign || operation == .verify
    case (.rsaEncryption, .rsa), (.curveEncryption, .curve):
      return operation == .encrypt || operation == .decrypt
    case (.keyExchange, .curve): return operation == .keyExchange
    default: return false
    }
  }
}
