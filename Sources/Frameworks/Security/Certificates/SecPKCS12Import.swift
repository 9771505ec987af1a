internal import CLibCrypto

/// Reads the identities in an archive, such as a file of type p12.
///
/// Follows <https://developer.apple.com/documentation/security/secpkcs12import(_:_:_:)>.
@discardableResult
public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
  guard let password = options.object(forKey: kSecImportExportPassphrase) as? String else {
    return errSecPassphraseRequired
  }
  guard let archive = IdentityArchive(pkcs12_data as Data) else { return errSecDecode }
  guard let item = archive.item(password: password) else { return errSecAuthFailed }
  items.pointee = [item]
  return errSecSuccess
}
