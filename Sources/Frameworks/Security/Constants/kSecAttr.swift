// MARK: - All classes

/// The key of the time at which an item is accessible.
public let kSecAttrAccessible: CFString = "pdmn"
/// The key of an item's access control.
public let kSecAttrAccessControl: CFString = "accc"
/// The key of the group of apps that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The access group of items on tokens.
public let kSecAttrAccessGroupToken: CFString = "com.apple.token"
/// The key of whether an item is copied to the user's other devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// The value that finds items whether or not they're copied to other devices.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of an item's label.
public let kSecAttrLabel: CFString = "labl"
/// The key of the date of an item's creation.
public let kSecAttrCreationDate: CFString = "cdat"
/// The key of the date of an item's latest change.
public let kSecAttrModificationDate: CFString = "mdat"
/// The key of a persistent reference to an item.
public let kSecAttrPersistantReference: CFString = "persistref"
/// The key of a persistent reference to an item.
public let kSecAttrPersistentReference: CFString = "persistref"
/// The key of a hint for the synchronization.
public let kSecAttrSyncViewHint: CFString = "vwht"
/// The key of whether to use the keychain of iOS on a Mac.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

// MARK: - Passwords

/// The key of a password's description.
public let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
public let kSecAttrComment: CFString = "icmt"
/// The key of a number for an item's creator.
public let kSecAttrCreator: CFString = "crtr"
/// The key of a number for an item's type.
public let kSecAttrType: CFString = "type"
/// The key of whether an item is hidden from the user.
public let kSecAttrIsInvisible: CFString = "invi"
/// The key of whether there's deliberately no password.
public let kSecAttrIsNegative: CFString = "nega"
/// The key of a password's account.
public let kSecAttrAccount: CFString = "acct"
/// The key of a password's service.
public let kSecAttrService: CFString = "svce"
/// The key of data for an app's own purposes.
public let kSecAttrGeneric: CFString = "gena"
/// The key of a server's security domain.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of a server's name or address.
public let kSecAttrServer: CFString = "srvr"
/// The key of a server's protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// The key of a server's type of authentication.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The key of a server's port.
public let kSecAttrPort: CFString = "port"
/// The key of a path on a server.
public let kSecAttrPath: CFString = "path"

// MARK: - Certificates

/// The key of a certificate's encoded subject.
public let kSecAttrSubject: CFString = "subj"
/// The key of a certificate's encoded issuer.
public let kSecAttrIssuer: CFString = "issr"
/// The key of a certificate's serial number.
public let kSecAttrSerialNumber: CFString = "slnr"
/// The key of the ID of a certificate's key.
public let kSecAttrSubjectKeyID: CFString = "skid"
/// The key of the digest of a certificate's public key.
public let kSecAttrPublicKeyHash: CFString = "pkhh"
/// The key of a certificate's type.
public let kSecAttrCertificateType: CFString = "ctyp"
/// The key of a certificate's encoding.
public let kSecAttrCertificateEncoding: CFString = "cenc"

// MARK: - Keys

/// The key of whether a key is public, private, or symmetric.
public let kSecAttrKeyClass: CFString = "kcls"
/// A public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A symmetric key.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// The key of the digest of a key's public part.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The key of a tag that an app gives a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The key of whether a key is added to the keychain.
public let kSecAttrIsPermanent: CFString = "perm"
/// The key of whether a key is only exported with encryption.
public let kSecAttrIsSensitive: CFString = "sens"
/// The key of whether a key can be exported.
public let kSecAttrIsExtractable: CFString = "extr"
/// The key of a key's algorithm.
public let kSecAttrKeyType: CFString = "type"
/// The algorithm RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// Elliptic curves.
public let kSecAttrKeyTypeEC: CFString = "73"
/// Elliptic curves over prime fields with random parameters.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The key of the function that a key derivation repeats.
public let kSecAttrPRF: CFString = "prf"
/// The key of the salt of a key derivation.
public let kSecAttrSalt: CFString = "salt"
/// The key of the number of rounds of a key derivation.
public let kSecAttrRounds: CFString = "rounds"
/// The key of the number of bits of a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The key of the number of effective bits of a key.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// The key of whether a key encrypts.
public let kSecAttrCanEncrypt: CFString = "encr"
/// The key of whether a key decrypts.
public let kSecAttrCanDecrypt: CFString = "decr"
/// The key of whether other keys are derived from a key.
public let kSecAttrCanDerive: CFString = "drve"
/// The key of whether a key signs.
public let kSecAttrCanSign: CFString = "sign"
/// The key of whether a key verifies signatures.
public let kSecAttrCanVerify: CFString = "vrfy"
/// The key of whether a key wraps other keys.
public let kSecAttrCanWrap: CFString = "wrap"
/// The key of whether a key unwraps other keys.
public let kSecAttrCanUnwrap: CFString = "unwp"
/// The key of the token that stores a key.
public let kSecAttrTokenID: CFString = "tkid"
/// The Secure Enclave, as the token that stores a key.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// The key of the attributes of a new private key.
public let kSecPrivateKeyAttrs: CFString = "private"
/// The key of the attributes of a new public key.
public let kSecPublicKeyAttrs: CFString = "public"
