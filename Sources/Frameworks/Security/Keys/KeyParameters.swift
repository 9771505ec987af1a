import LocalAuthentication
internal import Stubs

/// The parameters of a new key.
struct KeyParameters {
  /// The parameters for both parts of a pair.
  let values: [String: Any]
  /// The algorithm.
  let type: String

  /// Reads a dictionary.
  init(_ dictionary: NSDictionary) throws(KeychainFault) {
    let values = Self.strings(dictionary)
    guard let type = values[kSecAttrKeyType].flatMap(KeychainValue.init)?.text else {
      throw KeychainFault(errSecParam)
    }
    self.values = values
    self.type = type
  }

  private static func strings(_ dictionary: NSDictionary) -> [String: Any] {
    var values: [String: Any] = [:]
    for (key, value) in dictionary {
      if let key = key as? String { values[key] = value }
    }
    return values
  }

  /// The numbers of a new private key.
  var material: KeyMaterial {
    get throws(KeychainFault) {
      let bits = values[kSecAttrKeySizeInBits].flatMap(KeychainValue.init)?.number ?? 0
      let isInSecureEnclave = values[kSecAttrTokenID] as? String == kSecAttrTokenIDSecureEnclave
      Stub.secureEnclave.report(if: isInSecureEnclave)
      guard !isInSecureEnclave || bits == 256,
        let material = KeyMaterial.random(type, bits: bits)
      else { throw KeychainFault(errSecParam) }
      return material
    }
  }

  /// Returns a key with the attributes for its part of a pair, and adds it to the keychain if it's
  /// permanent.
  func key(_ material: KeyMaterial, _ part: String) throws(KeychainFault) -> SecKey {
    var all = values
    let own = all.removeValue(forKey: part)
    for key in [kSecPrivateKeyAttrs, kSecPublicKeyAttrs] { all[key] = nil }
    // These say what key is made, and follow from it.
    for key in [kSecAttrKeyType, kSecAttrKeySizeInBits, kSecAttrKeyClass] { all[key] = nil }
    if let own = own as? NSDictionary ?? (own as? [String: Any]).map({ $0 as NSDictionary }) {
      all.merge(Self.strings(own)) { _, own in own }
    }
    if !material.isPrivate {
      for key in [kSecAttrTokenID, kSecAttrAccessControl] { all[key] = nil }
    }
    let context = all[kSecUseAuthenticationContext] as? LAContext
    all[kSecClass] = kSecClassKey
    let query = try KeychainQuery(all as NSDictionary, for: .add)
    let key = SecKey(material, attributes: query.attributes, context: context)
    if query.attributes[kSecAttrIsPermanent]?.number == 1 {
      all[kSecValueRef] = key
      let status = SecItemAdd(all as NSDictionary, nil)
      if status != errSecSuccess { throw KeychainFault(status) }
    }
    return key
  }

  /// Returns the result of a function, or stores its error.
  static func result<Value>(
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?,
    _ body: () throws(KeychainFault) -> Value
  ) -> Value? {
    do throws(KeychainFault) {
      return try body()
    } catch let fault {
      error?.fill(fault.status)
      return nil
    }
  }
}
