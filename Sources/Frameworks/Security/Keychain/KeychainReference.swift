/// A key, a certificate, or an identity that apps refer to as an object.
enum KeychainReference {
  case key(SecKey)
  case certificate(SecCertificate)
  case identity(SecIdentity)

  /// Creates a reference from an app's value, or returns `nil` if it's another type.
  init?(_ value: Any) {
    switch value {
    case let key as SecKey: self = .key(key)
    case let certificate as SecCertificate: self = .certificate(certificate)
    case let identity as SecIdentity: self = .identity(identity)
    default: return nil
    }
  }

  /// The class of the item.
  var itemClass: KeychainClass {
    switch self {
    case .key: .key
    case .certificate: .certificate
    case .identity: .identity
    }
  }

  /// The items to add for the reference.
  var items: [KeychainItem] {
    switch self {
    case .key(let key): [key.keychainItem]
    case .certificate(let certificate): [certificate.keychainItem]
    case .identity(let identity):
      [identity.certificate.keychainItem, identity.privateKey.keychainItem]
    }
  }
}
