/// The key of the password of an archive of identities.
public let kSecImportExportPassphrase: CFString = "passphrase"
/// The key of an identity's label.
public let kSecImportItemLabel: CFString = "label"
/// The key of the ID of an identity's key.
public let kSecImportItemKeyID: CFString = "keyid"
/// The key of the trust in an identity's certificate.
public let kSecImportItemTrust: CFString = "trust"
/// The key of the certificates of an identity.
public let kSecImportItemCertChain: CFString = "chain"
/// The key of an identity.
public let kSecImportItemIdentity: CFString = "identity"
