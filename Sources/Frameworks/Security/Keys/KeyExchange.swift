internal import CLibCrypto

/// The secret that two keys of a curve share.
enum KeyExchange {
  /// Returns the secret of a private and a public key, or `nil` if they have different curves.
  static func secret(of key: KeyMaterial, with other: KeyMaterial) -> Data? {
    guard key.kind == other.kind else { return nil }
    let context = EVP_PKEY_CTX_new(key.pointer, nil)
    defer {
      EVP_PKEY_CTX_free(context)
      ERR_clear_error()
    }
    var count = 0
    guard EVP_PKEY_derive_init(context) == 1,
      EVP_PKEY_derive_set_peer(context, other.pointer) == 1,
      EVP_PKEY_derive(context, nil, &count) == 1
    else { return nil }
    var secret = [UInt8](repeating: 0, count: count)
    guard EVP_PKEY_derive(context, &secret, &count) == 1 else { return nil }
    return Data(secret.prefix(count))
  }
}
