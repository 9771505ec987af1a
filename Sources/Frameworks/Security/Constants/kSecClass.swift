/// The key of an item's class.
public let kSecClass: CFString = "class"
/// The class of passwords for apps' own purposes.
public let kSecClassGenericPassword: CFString = "genp"
/// The class of passwords for servers.
public let kSecClassInternetPassword: CFString = "inet"
/// The class of certificates.
public let kSecClassCertificate: CFString = "cert"
/// The class of cryptographic keys.
public let kSecClassKey: CFString = "keys"
/// The class of identities: private keys with their certificates.
public let kSecClassIdentity: CFString = "idnt"
